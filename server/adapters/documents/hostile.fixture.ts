import type { ComposedDocument } from '#domain/documents/index.ts'

const same = 'as typed'

/** A small document in which one text stands wherever a founder's text can stand. */
export function documentWith(text: string): ComposedDocument {
  const answer = { kind: 'answer', text, field: 'main.company_name' } as const
  const before = { kind: 'text', text: 'Voor: ' } as const
  const bare = { because: [], label: null, mark: null } as const
  return {
    name: 'deed',
    version: 1,
    languages: ['nl'],
    provisional: false,
    title: [before, answer],
    parts: [
      {
        id: 'part',
        new_page: false,
        because: [],
        title: [answer],
        articles: [
          {
            id: 'article',
            number: 1,
            plain: null,
            because: [],
            title: [{ kind: 'text', text: 'Artikel 1. ' }, answer],
            clauses: [
              { ...bare, id: 'a', form: 'paragraph', mark: '1.', runs: [before, answer] },
              { ...bare, id: 'b', form: 'item', mark: 'a.', runs: [answer] },
              { ...bare, id: 'c', form: 'paragraph', mark: '2.', runs: [{ ...answer, kind: 'gap' }] },
              { ...bare, id: 'd', form: 'pair', label: 'Naam', runs: [answer] },
              { ...bare, id: 'e', form: 'signature', runs: [answer] },
            ],
          },
        ],
      },
    ],
  }
}

/** What someone could type, and what of it can stand on paper. */
export const hostileTexts: readonly (readonly [name: string, typed: string, printed: string])[] = [
  ['markup of the typesetter', '#eval("1+1") *b* _i_ $x^2$ <l> @r // c /* c */ = K `r` \\ ~ #{', same],
  ['something to work out', '#(7919*7907) #eval("7919*7907") {{7919*7907}} =7919*7907', same],
  ['a script and a link', '<script>alert(1)</script> [x](javascript:alert(1)) =HYPERLINK("//evil.example")', same],
  ['a file to read', '#read("/etc/passwd") #import "x.typ": * #include "y"', same],
  ['XML', '</w:t></w:r><w:p/> & &amp; &#x41; <!-- x --> ]]> <?xml?> "q" \'q\'', same],
  ['JSON', '"}],"parts":[{"title":"\\u0041"}', same],
  ['a field of a word processor', '{ INCLUDETEXT "x" } %1 %2 %%', same],
  ['letters from right to left', 'naam שלום einde', same],
  ['a change of direction', 'a\u202eb\u2066c\u200fd', 'abcd'],
  ['emoji', 'feest 🎉👩‍👧 ☐', 'feest ☐☐☐ ☐'],
  ['characters of control', 'a\u0000b\u001bc\td\r\ne', 'a b c d e'],
  ['half a character', 'a\ud800b\udfffc\ufffed', 'abcd'],
  ['other scripts', '北京 Łódź Ωμέγα Жанна', '☐☐ Łódź Ωμέγα Жанна'],
  ['one way to write two letters', 'ĳsje\u2011x', 'ijsje‐x'],
  ['10,000 letters', 'w'.repeat(10_000), 'w'.repeat(10_000)],
  ['10,000 characters of words', 'een twee drie '.repeat(714).trim(), 'een twee drie '.repeat(714).trim()],
].map(([name = '', typed = '', printed = '']) => [name, typed, printed === same ? typed : printed])
