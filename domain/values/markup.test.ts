import { expect, test } from 'vitest'
import { escapeMarkup } from './markup.ts'

test.each([
  ['nothing to escape', 'Bakkerij De Vries B.V. – € 419,00', 'Bakkerij De Vries B.V. – € 419,00'],
  ['nothing at all', '', ''],
  ['a tag', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a way out of an attribute', '" onload="x', '&quot; onload=&quot;x'],
  ['a way out of the other kind', "' onload='x", '&#39; onload=&#39;x'],
  ['an address', '/pay?a=1&b=2', '/pay?a=1&amp;b=2'],
  ['what was escaped already', '&amp;lt;', '&amp;amp;lt;'],
  ['the end of what is not read', ']]>', ']]&gt;'],
])('%s', (_name, text, escaped) => expect(escapeMarkup(text)).toBe(escaped))
