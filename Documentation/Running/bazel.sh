#!/usr/bin/env bash
# The program of an sh_test: what Bazel asks of a test, gimbal does by its variables.
set -euo pipefail
gimbal=$1
shift
exec "$gimbal" run "$@" --out "${TEST_UNDECLARED_OUTPUTS_DIR:-.}/part-${TEST_SHARD_INDEX:-0}"
