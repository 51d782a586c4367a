import type { OfficeCase } from '#contract/notary-cases.ts'
import { identityMeans, risks } from '#domain/cases/index.ts'
import { writtenAs } from '#domain/values/index.ts'
import { saveFile } from '#web/api/index.ts'
import { StructureDrawing } from '#web/charts/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Decision } from './decision.tsx'
import { NotSaved } from './not-saved.tsx'
import { OwnPep } from './own-pep.tsx'
import { useCheck } from './use-check.ts'

export type CheckTabProps = {
  readonly uuid: string
  readonly found: OfficeCase
  readonly onChanged: (found?: OfficeCase) => void
}

const tones = { open: 'neutral', awaits_second: 'orange', closed: 'green' } as const

/** What the law has the office find out about its client, with the decision about it. */
export function CheckTab({ uuid, found, onChanged }: CheckTabProps) {
  const say = useSay()
  const { locale } = useLocale()
  const { check } = found
  const work = useCheck({ uuid, kept: check, onChanged })
  const { findings, change, saveNow } = work
  if (found.sealed) {
    return (
      <div className="p-6">
        <Banner>{say('check.sealed')}</Banner>
      </div>
    )
  }
  const download = () =>
    saveFile(`/api/notary/cases/${uuid}/check.pdf?language=${locale}`).catch(() =>
      notices.show({ tone: 'negative', text: say('check.pdf_failed') }),
    )
  const choose = (part: Parameters<typeof change>[0]) => {
    change(part)
    saveNow()
  }
  const least = say(`check.risk.${check.least_risk}`)
  const tooLow = findings.risk !== undefined && risks.indexOf(findings.risk) < risks.indexOf(check.least_risk)
  return (
    <div className="grid gap-x-8 gap-y-5 px-4 py-5 text-sm md:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
      <div className="grid min-w-0 content-start gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl">{say('check.heading')}</h2>
          <Tag tone={tones[check.state]}>{say(`check.state.${check.state}`)}</Tag>
          <span className="ml-auto flex items-center gap-3 print:hidden">
            {(work.saving === 'saved' || work.saving === 'saving') && (
              <SaveState state={work.saving}>{say(`check.save.${work.saving}`)}</SaveState>
            )}
            <Button look="line" size="small" onClick={() => void download()}>
              {say('check.pdf')}
            </Button>
            <Button look="line" size="small" onClick={() => window.print()}>
              {say('check.print')}
            </Button>
          </span>
        </div>
        <NotSaved check={check} work={work} />
        <Card as="section">
          <h3>{say('check.identity.heading')}</h3>
          <p className="mb-4 text-ink-2">{say('check.identity.text')}</p>
          {found.people.length === 0 && <p>{say('check.identity.none')}</p>}
          <div className="grid gap-4">
            {found.people.map(({ id, name }) => (
              <FieldGroup key={id} label={name} radios>
                <RadioCards
                  name={`identity-${id}`}
                  value={findings.identities[id] ?? null}
                  options={identityMeans.map((means) => ({ value: means, label: say(`check.identity.${means}`) }))}
                  onChange={(means) => choose({ identities: { [id]: means } })}
                />
              </FieldGroup>
            ))}
          </div>
        </Card>
        <Card as="section">
          <h3>{say('check.representation.heading')}</h3>
          <p className="mb-3 text-ink-2">{say('check.representation.text')}</p>
          <Checkbox
            checked={findings.representation === 'seen'}
            onChange={(seen) => choose({ representation: seen ? 'seen' : undefined })}
          >
            {say('check.representation.seen')}
          </Checkbox>
        </Card>
        <Card as="section">
          <h3>{say('check.structure.heading')}</h3>
          <div className="my-4">
            <StructureDrawing chart={found.chart} />
          </div>
          <Ubos found={found} />
          <Checkbox
            checked={findings.ubosConfirmed === true}
            onChange={(confirmed) => choose({ ubosConfirmed: confirmed ? true : undefined })}
          >
            {say('check.structure.confirm')}
          </Checkbox>
        </Card>
        {(['pep', 'sanctions'] as const).map((part) => (
          <Card key={part} as="section">
            {part === 'pep' && <OwnPep found={found} finding={findings.pep} />}
            <FieldGroup label={say(`check.${part}.heading`)} hint={say(`check.${part}.text`)} radios>
              <RadioCards
                name={part}
                value={findings[part] ?? null}
                options={(['none', 'found'] as const).map((value) => ({ value, label: say(`check.${part}.${value}`) }))}
                onChange={(value) => choose({ [part]: value })}
              />
            </FieldGroup>
            {findings[part] === 'found' && (
              <div className="mt-3">
                <Banner tone="warning" live="status">
                  {say(`check.${part}.found_text`)}
                </Banner>
              </div>
            )}
          </Card>
        ))}
        <Card as="section">
          <Field label={say('check.funds.heading')} hint={say('check.funds.text')}>
            {(wiring) => (
              <TextArea
                {...wiring}
                value={findings.funds ?? ''}
                maxLength={4000}
                onChange={(funds) => change({ funds })}
                onLeave={saveNow}
              />
            )}
          </Field>
        </Card>
        <Card as="section">
          <FieldGroup
            label={say('check.risk.heading')}
            hint={check.least_risk === 'low' ? undefined : say('check.risk.least', { risk: least })}
            error={tooLow ? say('check.risk.too_low', { risk: least }) : undefined}
            radios
          >
            <RadioCards
              name="risk"
              value={findings.risk ?? null}
              invalid={tooLow}
              options={risks.map((risk) => ({ value: risk, label: say(`check.risk.${risk}`) }))}
              onChange={(risk) => choose({ risk })}
            />
          </FieldGroup>
          <div className="mt-4">
            <Field label={say('check.risk.reason')}>
              {(wiring) => (
                <TextArea
                  {...wiring}
                  value={findings.reason ?? ''}
                  maxLength={4000}
                  onChange={(reason) => change({ reason })}
                  onLeave={saveNow}
                />
              )}
            </Field>
          </div>
        </Card>
      </div>
      <Decision found={found} refused={work.refused} busy={work.deciding} onDecide={work.decide} />
    </div>
  )
}

/** Who counts as ultimate owner, and why; whose owners must be found out first. */
function Ubos({ found: { chart } }: { readonly found: OfficeCase }) {
  const say = useSay()
  const { locale } = useLocale()
  const percent = new Intl.NumberFormat(writtenAs[locale], {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const named = (id: string): string => chart.nodes.find((node) => node.id === id)?.name || id
  return (
    <div className="mb-3">
      <h4 className="text-sm font-semibold">{say('check.structure.result')}</h4>
      <ul className="mt-1 grid gap-1">
        {chart.ubos.length + chart.unknown.length === 0 && <li>{say('check.structure.none')}</li>}
        {chart.ubos.map(({ id, share, pseudo }) => (
          <li key={id}>
            {pseudo
              ? say('check.structure.pseudo', { name: named(id) })
              : say('check.structure.ubo', { name: named(id), share: percent.format(share / 10_000) })}
          </li>
        ))}
        {chart.unknown.map((id) => (
          <li key={id} className="font-semibold text-orange-deep">
            {say('check.structure.unknown', { name: named(id) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
