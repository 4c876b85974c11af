import { startLoader } from 'ostrov/loader'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readPlace } from '../read-place.ts'
import { App } from './app.tsx'
import 'ostrov/styles.css'
import '../host.css'

const place = readPlace()
createRoot(place.element).render(
  <StrictMode>
    <App {...place} />
  </StrictMode>,
)
startLoader()
