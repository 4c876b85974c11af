import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 })
afterEach(cleanup)
