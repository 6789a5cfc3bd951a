// The room of what the system shows over an app: alerts and action sheets, menus, and controllers of other
// processes, for which stand-ins can be presented.
//
// It presents by the machinery of containers and knows no device and no file. The simulator chooses an action by its
// title.
