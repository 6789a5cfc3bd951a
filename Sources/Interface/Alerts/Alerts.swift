// The layer of system interfaces over an app: alerts and action sheets, menus, and stand-ins for
// controllers of other processes.
//
// It presents them through the containers and knows no device and no file. Code in higher layers
// chooses an alert's action by its title.
