#if !canImport(Darwin)
  import GimbalEngine
  import Observation
  import Testing

  private protocol Adopted {}
  private protocol Unadopted {}
  private protocol Alone {}
  private struct Adopter: Adopted {}

  @Observable private final class Model {
    var name = ""
  }

  @Suite("Libraries of the process") struct LoadedLibrariesTests {
    @Test func `A protocol that a type adopts has a conformance, another one has none`() {
      #expect(LoadedLibraries.declareConformance(to: (any Adopted).self) == true)
      #expect(LoadedLibraries.declareConformance(to: (any Unadopted).self) == false)
    }

    @Test func `A process with an observable class has a conformance to Observable`() {
      #expect(Model().name.isEmpty)
      #expect(LoadedLibraries.declareConformance(to: (any Observable).self) == true)
    }

    @Test func `A type that is not one protocol has no answer`() {
      #expect(LoadedLibraries.declareConformance(to: Adopter.self) == nil)
      #expect(LoadedLibraries.declareConformance(to: Any.self) == nil)
      #expect(LoadedLibraries.declareConformance(to: (any Adopted & Alone).self) == nil)
    }

    @Test func `The classes of the tests are among the classes of all libraries`() {
      let names = LoadedLibraries.all.flatMap(\.classNames)
      #expect(names.contains("GimbalEngine.UIView"))
      #expect(!names.contains("GimbalEngine.CGRect"))
    }
  }
#endif
