// Functions of this folder are constants, which the minifier joins: this file must stay at 1.5 kB.
import { loadMount, loadRegistry } from 'ostrov:widgets'
import { startLoader } from './start-loader.ts'

startLoader(loadRegistry, loadMount)
