#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { runOstrov } from './run-ostrov.ts'

const inPackage = (path: string): URL => new URL(path, import.meta.url)

/** In the package this file lies beside the manifest's folder; among the sources the build has a folder of its own. */
const manifests = ['../manifest.json', '../dist/manifest.json'].map(inPackage)
const description = ['../package.json', '../../package.json'].map(inPackage).find(file => existsSync(file))

process.exitCode = await runOstrov(
  process.argv.slice(2),
  { write: text => process.stdout.write(text), warn: text => process.stderr.write(text) },
  manifests,
  description ? JSON.parse(readFileSync(description, 'utf8')).version : undefined,
)
