#!/usr/bin/env bash
#SBATCH --job-name=gimbal
#SBATCH --array=0-7
#SBATCH --requeue
#SBATCH --open-mode=append
# One task of the array is one part of the run: the variables of the array choose it. A task that is
# killed and queued again goes on where it was. The folder of results lies where all nodes see it.
set -euo pipefail
mkdir -p results
exec gimbal run "$@" --out "results/part-$SLURM_ARRAY_TASK_ID" --resume
