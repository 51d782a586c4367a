import { textRule } from './rule.ts'

// Deliberately simple: the mail that we send is the real proof. What it keeps out are slips of the fingers.
const pattern = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u

export const email = textRule({
  code: 'email',
  passes: (address) => {
    const local = address.split('@')[0] ?? ''
    return pattern.test(address) && local.length <= 64 && !/^\.|\.$|\.\./.test(local)
  },
})
