print("iPhone 15 Pro")
