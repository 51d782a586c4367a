import type { ParticipantPart } from '#contract/participants.ts'
import { productOf } from '#domain/products/index.ts'
import { documentSorts, fieldOf } from '#domain/questions/index.ts'
import { isSame } from '#domain/values/index.ts'
import { AddressFinder, gatherAddressRows } from '#web/addresses/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { DocumentIcon, LockIcon } from '#web/ui/icons.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { FieldInput } from '#web/widgets/index.ts'
import { usePart } from './part-at-hand.ts'
import { checkContextOf } from './use-part-answers.ts'

type PartSection = ParticipantPart['sections'][number]
type PartRow = PartSection['rows'][number]

export const fieldIdOf = (key: string): string => `part-${key}`

/** Rows that stand next to each other and are read by the same people. */
function inGroups(
  rows: readonly PartRow[],
): readonly { readonly sealed: boolean; readonly rows: readonly PartRow[] }[] {
  const groups: { sealed: boolean; rows: PartRow[] }[] = []
  for (const row of rows) {
    const sealed = row.every((one) => one.sealed)
    const last = groups.at(-1)
    if (last && last.sealed === sealed) last.rows.push(row)
    else groups.push({ sealed, rows: [row] })
  }
  return groups
}

/** The questions of one screen: what stands in the deed, and in a box of its own what only the notary reads. */
export function SectionForm({ section }: { readonly section: PartSection }) {
  const say = useSay()
  const { part } = usePart()
  return (
    <div className="mt-6 grid gap-6">
      {inGroups(section.rows).map(({ sealed, rows }) => {
        const name = rows[0]?.[0]?.key
        return sealed ? (
          <section
            key={name}
            aria-label={say('participant.sealed.title')}
            className="rounded-m border border-line-strong bg-sunken p-5"
          >
            <p className="mb-4 flex flex-wrap items-center gap-2 text-hint">
              <LockIcon size={16} />
              <strong>{say('participant.sealed.title')}</strong>
              <span className="text-ink-2">
                {part.office === null
                  ? say('participant.sealed.who')
                  : say('participant.sealed.who_office', { office: part.office })}
              </span>
            </p>
            <PartQuestions rows={rows} />
          </section>
        ) : (
          <section key={name} aria-label={say('participant.head.open.title')}>
            <p className="mb-4 flex items-center gap-2 text-hint font-semibold">
              <DocumentIcon size={16} /> {say('participant.head.open.title')}
            </p>
            <PartQuestions rows={rows} />
          </section>
        )
      })}
    </div>
  )
}

function PartQuestions({ rows }: { readonly rows: readonly PartRow[] }) {
  const { address_lookup } = useSite()
  const { readAt } = usePart()
  // Only Dutch addresses can be looked up.
  const isFound = address_lookup && (readAt('residence_country') ?? 'NL') === 'NL'
  return (
    <FormGrid>
      {(isFound ? gatherAddressRows(rows, ({ key }) => key) : rows).map((row) =>
        'address' in row ? (
          <AskedAddress key={row.address.key} {...row} />
        ) : (
          <FullRow key={row[0]?.key}>
            {row.length === 1 ? (
              row.map(({ key, required }) => <AskedInput key={key} name={key} required={required} />)
            ) : (
              <SideBySide>
                {row.map(({ key, required }) => (
                  <AskedInput key={key} name={key} required={required} />
                ))}
              </SideBySide>
            )}
          </FullRow>
        ),
      )}
    </FormGrid>
  )
}

type PartQuestion = PartRow[number]
type AskedAddressProps = { readonly address: PartQuestion; readonly zip: PartQuestion; readonly town: PartQuestion }

/** Postal code and house number find the rest, as in the questionnaire. */
function AskedAddress({ address, zip, town }: AskedAddressProps) {
  const { part, readAt, leave } = usePart()
  const kept: Readonly<Record<string, unknown>> = part.answers
  const fill = (key: string, value: string) => {
    // What someone is typing at this moment is theirs.
    if (isSame(readAt(key), kept[key] ?? null)) leave(key, value)
  }
  return (
    <>
      <AddressFinder
        id={`${fieldIdOf(address.key)}-number`}
        code={readAt(zip.key)}
        marked
        zip={<AskedInput name={zip.key} required={zip.required} />}
        onFound={(found) => {
          fill(address.key, found.address)
          fill(town.key, found.town)
        }}
      />
      {[address, town].map(({ key, required }) => (
        <FullRow key={key}>
          <AskedInput name={key} required={required} />
        </FullRow>
      ))}
    </>
  )
}

/** The same question, with the same input, as whoever ordered would have been asked. */
function AskedInput({ name, required }: { readonly name: string; readonly required: boolean }) {
  const { part, messages, readAt, issuesOf, type, leave } = usePart()
  const field = fieldOf('shareholder', name)
  if (!field) return null
  const remark = part.remarks.find(({ key }) => key === name)
  return (
    <>
      <FieldInput
        id={fieldIdOf(name)}
        field={field}
        messages={messages}
        value={readAt(name)}
        onChange={(raw) => type(name, raw)}
        onLeave={(value) => leave(name, value)}
        issues={issuesOf(name)}
        required={required}
        wording={productOf(part.flow)?.wording}
        about="you"
        sorts={documentSorts(part.answers)}
        context={checkContextOf(part)}
      />
      {remark && <p className="mt-2 text-hint text-ink-2">{remark.message}</p>}
    </>
  )
}
