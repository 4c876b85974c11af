import { widgets } from 'ostrov:widgets'
import { startLoader } from './start-loader.ts'

startLoader(widgets)
