import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

test.each([288, 358, 1088])(
  'who is not signed in sees no gap where the orders would stand, in %i px',
  async width => {
    const { container } = renderWidget(widget, { page: { user: { authenticated: false } } })
    container.setAttribute('data-component', 'orders-overview')
    container.style.inlineSize = `${width}px`
    const panel = (await screen.findByText(/Objednávky uvidíte/)).closest('.ostrov-customer-empty')
    expect(panel?.getBoundingClientRect().bottom).toBe(container.getBoundingClientRect().bottom)
  },
)
