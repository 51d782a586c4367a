import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { easeStep, searchMinimum, timings } from './tokens.ts'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const value = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]

test('the style sheet and the code agree', () => {
  expect(value('ease-step')).toBe(easeStep)
})

const root = new URL('../', import.meta.url).pathname
const files = globSync('**/*.{ts,tsx,css}', { cwd: root }).filter((file) => !/^ui\/tokens\.|\.test\.tsx?$/.test(file))
// In the style sheet itself a name that is only given a value is not used.
const sources = files.map((file) => readFileSync(`${root}${file}`, 'utf8').replace(/--[\w-]+:/g, '')).join('\n')

describe('what the product prescribes is so, and goes for something on a screen', () => {
  test.each<[string, unknown, unknown, RegExp]>([
    ['a tooltip hides after', timings.tooltipHide, 1000, /timings\.tooltipHide/],
    ['a video begins after', timings.video, 1000, /timings\.video/],
    ['a list is searched from', searchMinimum, 1, /searchMinimum\b/],
    ['a movement takes', value('time-transition'), '500ms', /--time-transition/],
    ['a dot is', value('size-dot'), '8px', /\(--size-dot\)/],
    ['the dot of now is', value('size-dot-active'), '10px', /--size-dot-active/],
    ['a dot grows to', value('size-dot-hover'), '12px', /--size-dot-hover/],
    ['a viewer is', value('size-viewer'), '60vh', /--size-viewer/],
    ['a wide dialog is', value('container-dialog-wide'), '1080px', /max-w-dialog-wide/],
    ['a middling dialog is', value('container-dialog-medium'), '900px', /max-w-dialog-medium/],
    ['a narrow dialog is', value('container-dialog-narrow'), '700px', /max-w-dialog-narrow/],
  ])('%s %s', (_name, found, prescribed, use) => {
    expect(found).toBe(prescribed)
    expect(sources).toMatch(use)
  })

  test('nothing else stands here that nobody uses', () => {
    const named = [...css.matchAll(/--((?:time|size)-[\w-]+):/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !sources.includes(`--${name}`))).toEqual([])
    expect(Object.keys(timings).filter((name) => !sources.includes(`timings.${name}`))).toEqual([])
  })
})
