// The layer of system interfaces over an app: alerts and action sheets, menus, and stand-ins for
// controllers of other processes.
//
// It presents them through the containers and knows no device and no file. The simulator chooses an
// action by its title.
