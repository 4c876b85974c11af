/** @jsxImportSource preact */
import { startLoader } from 'ostrov/loader'
import { render } from 'preact'
import { readPlace } from '../read-place.ts'
import { App } from './app.tsx'
import 'ostrov/styles.css'
import '../host.css'

const place = readPlace()
// Preact leaves what it finds there.
place.element.replaceChildren()
render(<App {...place} />, place.element)
startLoader()
