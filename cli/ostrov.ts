#!/usr/bin/env node
import { runOstrov } from './run-ostrov.ts'

/** In the package this file lies beside the manifest's folder; among the sources the build has a folder of its own. */
const manifests = ['../manifest.json', '../dist/manifest.json'].map(path => new URL(path, import.meta.url))

process.exitCode = await runOstrov(
  process.argv.slice(2),
  { write: text => process.stdout.write(text), warn: text => process.stderr.write(text) },
  manifests,
)
