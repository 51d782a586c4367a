import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { locales } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { AllowanceNote, type ContractKind, useContractKinds } from '#web/contracts/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { ArrowRightIcon, BuildingIcon } from '#web/ui/icons.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'

type Props = {
  readonly companies: readonly { readonly uuid: string; readonly name: string }[]
  /** The company one came from. */
  readonly wanted: string | undefined
}

/** For whom, in which language, and which contract: a press on it begins it. */
export function ChooseKind({ companies, wanted }: Props) {
  const say = useSay()
  const [, navigate] = useLocation()
  const spoken = useLocale().locale
  const kinds = useContractKinds()
  const first = companies.find(({ uuid }) => uuid === wanted) ?? companies[0]
  const [company, setCompany] = useState(first?.uuid ?? '')
  const [language, setLanguage] = useState(spoken)
  // However often it is pressed, one contract is begun.
  const [key] = useState(() => crypto.randomUUID())
  const [begun, setBegun] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)

  if (!first) return <NoCompany />
  const begin = async ({ name }: ContractKind) => {
    if (begun !== null) return
    setBegun(name)
    setFailed(false)
    try {
      const body = { name, language, company: company || first.uuid, key }
      const { uuid } = await call('POST /api/api_customer_dashboard/contracts', { body })
      navigate(href('contract', { uuid }), { replace: true })
    } catch {
      setBegun(null)
      setFailed(true)
    }
  }
  return (
    <>
      <AllowanceNote />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {companies.length > 1 && (
          <Field label={say('contracts.choose.company')}>
            {(wiring) => (
              <SelectInput
                {...wiring}
                value={company}
                onChange={setCompany}
                placeholder={first.name}
                options={companies.map(({ uuid, name }) => ({ value: uuid, label: name }))}
              />
            )}
          </Field>
        )}
        <FieldGroup label={say('contracts.choose.language')} radios>
          <RadioCards
            name="language"
            value={language}
            onChange={setLanguage}
            options={locales.map((value) => ({ value, label: say(`contracts.choose.languages.${value}`) }))}
          />
        </FieldGroup>
      </div>
      {failed && (
        <Banner tone="negative" live="alert">
          {say('contracts.act_failed')}
        </Banner>
      )}
      <ul aria-label={say('contracts.choose.kinds')} className="grid gap-4.5 md:grid-cols-2 lg:grid-cols-3">
        {kinds.map((kind) => (
          <li key={kind.name} className="flex min-w-0 flex-col rounded-m border border-line bg-surface p-5 shadow-1">
            <h2 className="text-lg! hyphens-auto">{kind.title}</h2>
            <p className="mt-1 mb-4 text-md text-ink-2">{kind.about}</p>
            <div className="mt-auto">
              <Button
                look="line"
                size="small"
                after={<ArrowRightIcon size={16} />}
                aria-label={say('contracts.choose.begin', { name: kind.title })}
                busy={begun === kind.name ? say('contracts.busy') : undefined}
                onClick={() => void begin(kind)}
              >
                {say('contracts.choose.make')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Without a company there is nobody to make a contract for. */
function NoCompany() {
  const say = useSay()
  return (
    <EmptyState
      icon={<BuildingIcon />}
      heading="h2"
      title={say('contracts.choose.no_company.title')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link href={href('company')} asChild>
            <ButtonLink>{say('contracts.choose.no_company.add')}</ButtonLink>
          </Link>
          <ButtonLink look="line" href={href('home')}>
            {say('contracts.choose.no_company.found')}
          </ButtonLink>
        </div>
      }
    >
      {say('contracts.choose.no_company.text')}
    </EmptyState>
  )
}
