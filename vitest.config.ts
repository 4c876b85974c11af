import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['core/**/*.test.ts', '.ci/**/*.test.ts', 'widgets/**/*.test.ts'],
        },
      },
    ],
  },
})
