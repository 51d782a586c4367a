import { textRule } from './rule.ts'

export const website = textRule({
  code: 'website',
  passes: (address) =>
    /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu.test(address),
})
