import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { easeStep, sizes, timings, viewerHeight } from './tokens.ts'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const value = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]

describe('the style sheet and the code agree', () => {
  test.each([
    ['time-tooltip-hide', `${timings.tooltipHide}ms`],
    ['time-video', `${timings.video}ms`],
    ['time-typing', `${timings.typing}ms`],
    ['time-progress', `${timings.progress}ms`],
    ['time-transition', `${timings.transition}ms`],
    ['time-scroll', `${timings.scroll}ms`],
    ['ease-step', easeStep],
    ['size-dot', `${sizes.dot}px`],
    ['size-dot-active', `${sizes.dotActive}px`],
    ['size-dot-hover', `${sizes.dotHover}px`],
    ['size-viewer', viewerHeight],
    ['container-dialog-wide', `${sizes.dialogWide}px`],
    ['container-dialog-medium', `${sizes.dialogMedium}px`],
    ['container-dialog-narrow', `${sizes.dialogNarrow}px`],
  ])('%s is %s', (name, expected) => {
    expect(value(name)).toBe(expected)
  })
})
