#!/usr/bin/env bash
# xcodeproj 3 refuses projects with a local Swift package or a command line tool, and finds sources in a wrong folder.
#
# Expected: The reader supports what Xcode's own templates and dialogs write, as it supports synchronized folders of
# Xcode 16, and ignore_deserialization_errors helps with what it does not know. projectDirPath moves all paths.
# Found: A project with a local Swift package is an AttributeError, and one with a product of a local package misses the
# package. The product types of command line tools, dynamic libraries, App Clips and XPC services are errors, and so are
# two platforms as filters of a file. The option helps only with the filters. projectDirPath is read and ignored: with
# "../code" the files are still below the project. Remote packages and synchronized folders are read.
# Tested with xcodeproj 3.0.0; openstep-plist 0.5.2 stands in for macOS's plutil, which it calls.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install xcodeproj==3.0.0 openstep-plist==0.5.2
cat >"$folder/venv/bin/plutil" <<PYTHON
#!$folder/venv/bin/python
import json
import sys

import openstep_plist

with open(sys.argv[3]) as file:
    print(json.dumps(openstep_plist.load(file)))
PYTHON
chmod +x "$folder/venv/bin/plutil"
cd "$folder"
PATH=$folder/venv/bin:$PATH venv/bin/python - <<'PYTHON'
from importlib.metadata import version
from pathlib import Path

import openstep_plist
from xcodeproj import XcodeProject

ATTRIBUTES = {"buildActionMask": "1", "files": [], "runOnlyForDeploymentPostprocessing": "0"}
LIST = {"isa": "XCConfigurationList", "buildConfigurations": [], "defaultConfigurationIsVisible": "0"}
TARGET = {
    "isa": "PBXNativeTarget", "buildConfigurationList": "LIST", "buildPhases": ["SOURCES"], "buildRules": [],
    "dependencies": [], "name": "App", "productName": "App", "productType": "com.apple.product-type.application",
}
PROJECT = {
    "isa": "PBXProject", "attributes": {}, "buildConfigurationList": "LIST", "developmentRegion": "en",
    "hasScannedForEncodings": "0", "knownRegions": ["en", "Base"], "mainGroup": "MAIN", "projectDirPath": "",
    "projectRoot": "", "targets": ["TARGET"],
}
OBJECTS = {
    "LIST": LIST | {"defaultConfigurationName": "Release"}, "PROJECT": PROJECT, "TARGET": TARGET,
    "MAIN": {"isa": "PBXGroup", "children": ["FILE"], "sourceTree": "<group>"},
    "FILE": {"isa": "PBXFileReference", "path": "App.swift", "sourceTree": "<group>"},
    "SOURCES": {"isa": "PBXSourcesBuildPhase"} | ATTRIBUTES,
}


def load(objects, **options):
    """Reads a project with further or changed objects."""
    merged = OBJECTS | {key: OBJECTS.get(key, {}) | value for key, value in objects.items()}
    root = {"archiveVersion": "1", "classes": {}, "objectVersion": "77", "objects": merged, "rootObject": "PROJECT"}
    Path("App.xcodeproj").mkdir(exist_ok=True)
    Path("App.xcodeproj/project.pbxproj").write_text(openstep_plist.dumps(root))
    return XcodeProject("App.xcodeproj", **options)


def result(objects, **options):
    try:
        load(objects, **options)
        return "read"
    except Exception as error:
        return type(error).__name__


def of_type(name):
    return {"TARGET": {"productType": "com.apple.product-type." + name}}


print("xcodeproj", version("xcodeproj"), "(as it is, with ignore_deserialization_errors)")
wrong, both = "DeserializeException", ("AttributeError", "AttributeError")
remote = {"repositoryURL": "https://example.org/a", "requirement": {"kind": "branch", "branch": "main"}}
folder = {"path": "App", "sourceTree": "<group>"}
product = {"isa": "XCSwiftPackageProductDependency", "productName": "A"}
cases = {
    "an app": ({}, ("read", "read")),
    "a synchronized folder": ({"NEW": {"isa": "PBXFileSystemSynchronizedRootGroup"} | folder}, ("read", "read")),
    "a remote package": ({"NEW": {"isa": "XCRemoteSwiftPackageReference"} | remote}, ("read", "read")),
    "a local package": ({"NEW": {"isa": "XCLocalSwiftPackageReference", "relativePath": "../A"}}, both),
    "a product of a local package": ({"NEW": product}, (wrong, wrong)),
    "a file for two platforms": (
        {"NEW": {"isa": "PBXBuildFile", "fileRef": "FILE", "platformFilters": ["ios", "tvos"]}},
        ("UnhandledFieldException", "read")),
} | {
    name: (of_type(name), (wrong, wrong))
    for name in ("tool", "library.dynamic", "application.on-demand-install-capable", "xpc-service")
}
for name, (objects, expected) in cases.items():
    seen = result(objects), result(objects, ignore_deserialization_errors=True)
    print(f"{name}: {seen}")
    assert seen == expected
for folder in ("", "../code"):
    project = load({"PROJECT": {"projectDirPath": folder}})
    path = project.objects["FILE"].absolute_path()
    print(f"projectDirPath {project.project.project_dir_path!r}: {path}")
    assert (project.project.project_dir_path, path) == (folder, "App.swift")
PYTHON
