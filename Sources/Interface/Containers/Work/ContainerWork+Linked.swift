import GimbalEngine

/// Returns what this room does for the bodies of the classes in the one below, which calls it by name.
@MainActor
@_silgen_name("gimbal_containerWork")
func linkedContainerWork() -> ContainerWork {
  ContainerWork(
    navigation: NavigationWorker(), tabs: TabWorker(), split: SplitWorker(), pages: PageWorker())
}

/// Returns what this room does for presentations.
@MainActor
@_silgen_name("gimbal_presentationWork")
func linkedPresentationWork() -> any PresentationWork { PresentationWorker() }
