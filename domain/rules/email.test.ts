import { expect, test } from 'vitest'
import { email, emailLetters } from './contact.ts'
import { passes } from './passes.fixture.ts'

const verdict = (address: string) => [passes(email, address), passes(emailLetters, address)]

test.each(['bo@example.nl', 'jan&co@example.nl', 'info@xn--bcher-kva.example'])('%s is an address', (address) => {
  expect(verdict(address)).toEqual([true, true])
})

test.each(['bo', 'é', 'bo@example', 'é@example', 'bo@example.nl,jan@example.nl', '💩@example.nl'])(
  '%s is none',
  (address) => {
    expect(verdict(address)).toEqual([false, true])
  },
)

test.each(['é@example.nl', 'josé@example.nl', 'jose\u0301@example.nl', 'иван@example.nl', 'bo@bücher.example'])(
  '%s would be one with other letters',
  (address) => {
    expect(verdict(address)).toEqual([true, false])
  },
)
