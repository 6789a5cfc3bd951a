import GimbalEngine

/// Returns this layer's implementation for classes of the layer below, which calls the function by
/// name.
@MainActor
@_silgen_name("gimbal_containerWork")
func linkedContainerWork() -> ContainerWork {
  ContainerWork(
    navigation: NavigationWorker(), tabs: TabWorker(), split: SplitWorker(), pages: PageWorker())
}

/// Returns this module's implementation; the Engine module calls it by its symbol.
@MainActor
@_silgen_name("gimbal_presentationWork")
func linkedPresentationWork() -> any PresentationWork { PresentationWorker() }
