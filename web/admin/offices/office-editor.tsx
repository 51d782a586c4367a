import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { AdminOffice } from '#contract/admin-offices.ts'
import type { StaffMember } from '#contract/admin-staff.ts'
import { isoDate, parseDutchDate } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { adminHref } from '../links.ts'
import { MemberRows } from '../staff/member-rows.tsx'
import { useAdminTitle } from '../use-admin-title.ts'
import { DeedPart } from './deed-part.tsx'
import { LineField, OfficePartHead } from './fields.tsx'
import { HoursPart } from './hours-part.tsx'
import { ChoicePart, RoomPart } from './room-part.tsx'
import { StaleDialog, UnsavedFoot } from './saving.tsx'
import { TermsPart } from './terms-part.tsx'
import { type OfficeDraft, useOfficeDraft } from './use-office.ts'

type Props = {
  readonly office: AdminOffice
  readonly staff: readonly StaffMember[]
  readonly onSaved: (office: AdminOffice) => void
  readonly onStaff: () => void
}

/** Everything about one office, saved together. */
export function OfficeEditor({ office: found, staff, onSaved, onStaff }: Props) {
  const say = useSay()
  const id = useId()
  const office = useOfficeDraft(found, onSaved)
  const { draft, seen, put } = office
  const people = staff.filter((member) => member.office?.id === seen.id)
  useAdminTitle(seen.name, say('offices.title'))
  const section = 'border-b border-line px-4 py-4.5 lg:px-6'
  return (
    <>
      <Card as="section" labelledBy={id} padding="none">
        <div className="border-b border-line px-4 py-4 lg:px-6">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 max-xs:basis-full">
              <h2 id={id} tabIndex={-1} className="text-xl! outline-none">
                {seen.name}
              </h2>
              <p className="text-ink-2">
                {say('offices.head.cases', { city: seen.city, open: seen.open_cases, waiting: seen.waiting })}
              </p>
            </div>
            {draft.active && (
              <Switch checked={draft.takes_cases} onChange={(takes_cases) => put({ takes_cases })}>
                <b>{say('offices.head.takes')}</b>
              </Switch>
            )}
          </div>
          {!draft.active && (
            <div className="mt-3">
              <Banner
                tone="warning"
                action={
                  <Button look="line" size="small" onClick={() => put({ active: true })}>
                    {say('offices.head.open_again')}
                  </Button>
                }
              >
                {say('offices.head.closed')}
              </Banner>
            </div>
          )}
          {draft.active && !draft.takes_cases && <PausePart office={office} />}
        </div>
        <div className={section}>
          <DeedPart office={office} />
        </div>
        <div className={section}>
          <OfficePartHead about={say('offices.reachable.about')}>{say('offices.reachable.heading')}</OfficePartHead>
          <div className="grid gap-3 lg:grid-cols-[1fr_0.8fr_1.4fr]">
            <LineField office={office} name="email" type="email" />
            <LineField office={office} name="phone" type="tel" />
            <Field label={say('offices.fields.hours.place')}>
              {(wiring) => (
                <TextInput
                  {...wiring}
                  value={draft.hours.place}
                  onChange={(place) => put({ hours: { ...draft.hours, place } })}
                />
              )}
            </Field>
          </div>
        </div>
        <div className={section}>
          <HoursPart office={office} />
        </div>
        <div className="grid border-b border-line xl:grid-cols-[minmax(0,1fr)_20rem] xl:divide-x xl:divide-line">
          <div className="px-4 py-4.5 lg:px-6">
            <TermsPart office={office} />
          </div>
          <div className="border-line px-4 py-4.5 max-xl:border-t lg:px-6">
            <RoomPart office={office} />
          </div>
        </div>
        <div className={section}>
          <ChoicePart office={office} />
        </div>
        <div className={section}>
          <div className="flex flex-wrap items-start justify-between gap-2">
            <OfficePartHead
              about={say('offices.people.about', {
                ...{ count: people.length, with: people.filter(({ second_factor }) => second_factor).length },
              })}
            >
              {say('offices.people.heading')}
            </OfficePartHead>
            <Link href={adminHref('staff', undefined, { invite: String(seen.id) })} asChild>
              <ButtonLink look="line" size="small" before={<PlusIcon size={16} />}>
                {say('offices.people.invite')}
              </ButtonLink>
            </Link>
          </div>
          {people.length === 0 ? (
            <p className="text-ink-2">{say('offices.people.none')}</p>
          ) : (
            <MemberRows members={people} hideRole onChanged={onStaff} />
          )}
        </div>
        {draft.active && (
          <div className="px-4 py-4.5 lg:px-6">
            <OfficePartHead>{say('offices.closing.heading')}</OfficePartHead>
            <p className="mb-3 max-w-prose text-ink-2">{say('offices.closing.about')}</p>
            <Button look="line" size="small" onClick={() => put({ active: false })}>
              {say('offices.closing.do')}
            </Button>
          </div>
        )}
      </Card>
      <UnsavedFoot office={office} />
      <StaleDialog office={office} />
    </>
  )
}

/** Why it takes nothing, and until when. */
function PausePart({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  const { draft, put, isWrong } = office
  const [typed, setTyped] = useState(() => shownDay(draft.pause_until))
  return (
    <div className="mt-3 grid gap-3 xs:grid-cols-[minmax(0,1fr)_14rem]">
      <LineField office={office} name="pause_reason" error={say('offices.wrong.reason')} />
      <Field
        label={say('offices.fields.pause_until')}
        optional={say('widgets.optional')}
        hint={say('offices.head.until_hint')}
        error={isWrong('pause_until') ? say('offices.wrong.until') : undefined}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            value={typed}
            inputMode="numeric"
            onChange={(text) => {
              setTyped(text)
              const day = parseDutchDate(text)
              // What is no day (yet) is sent as it is typed, and refused at its place.
              put({ pause_until: text.trim() === '' ? null : day === undefined ? text : isoDate(day) })
            }}
          />
        )}
      </Field>
    </div>
  )
}

const shownDay = (day: string | null): string => (day === null ? '' : day.split('-').reverse().join('-'))
