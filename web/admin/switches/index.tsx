import { useState } from 'react'
import { Link } from 'wouter'
import type { SwitchName } from '#contract/admin-switches.ts'
import type { Api } from '#contract/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch as SwitchBox } from '#web/ui/switch.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { AdminPage } from '../admin-page.tsx'
import { adminHref } from '../links.ts'
import { useFullMoment } from '../use-full-moment.ts'
import { MaintenanceDialog, type Note } from './maintenance-dialog.tsx'

type AllSwitches = Api['GET /api/admin/switches']['response']['data']
type ListedSwitch = AllSwitches[number]

/** What an operator turns without a restart; what is turned holds for everybody, at once. */
export default function SwitchesSection() {
  const say = useSay()
  const found = useResource('switches', () => call('GET /api/admin/switches'))
  return (
    <AdminPage title={say('admin_switches.title')} about={say('admin_switches.about')}>
      {found.state === 'loading' && <Skeleton label={say('admin_switches.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('admin_switches.failed')} again={say('admin_switches.again')} onAgain={found.again} />
      )}
      {found.state === 'ready' && (
        <Switches
          rows={found.value.data}
          onTurned={(turned) =>
            found.put({ data: found.value.data.map((row) => (row.name === turned.name ? turned : row)) })
          }
        />
      )}
    </AdminPage>
  )
}

function Switches({ rows, onTurned }: { rows: AllSwitches; onTurned: (row: ListedSwitch) => void }) {
  const say = useSay()
  const [busy, setBusy] = useState<SwitchName | null>(null)
  const [failed, setFailed] = useState<SwitchName | null>(null)
  const [closing, setClosing] = useState(false)

  async function turn(name: SwitchName, ask: () => Promise<ListedSwitch>): Promise<void> {
    if (busy) return
    setBusy(name)
    setFailed(null)
    await ask().then(onTurned, () => setFailed(name))
    setBusy(null)
  }
  const put = (name: SwitchName, is_on: boolean, note: Note | null = null) =>
    turn(name, () => call('PUT /api/admin/switches/:switch', { params: { switch: name }, body: { is_on, note } }))

  return (
    <>
      <ul className="max-w-page rounded-m border border-line bg-surface shadow-1">
        {rows.map((row) => (
          <li key={row.name} className="border-t border-line px-4 py-3 first:border-t-0 md:px-5">
            <SwitchRow
              row={row}
              failed={failed === row.name}
              onTurn={(is_on) => (row.name === 'maintenance' && is_on ? setClosing(true) : void put(row.name, is_on))}
              onReset={() =>
                void turn(row.name, () => call('DELETE /api/admin/switches/:switch', { params: { switch: row.name } }))
              }
            />
          </li>
        ))}
      </ul>
      <MaintenanceDialog
        open={closing}
        onClose={() => setClosing(false)}
        onSure={(note) => {
          setClosing(false)
          void put('maintenance', true, note)
        }}
      />
      <p aria-live="polite" className="sr-only">
        {busy && say('admin_switches.busy')}
      </p>
    </>
  )
}

type SwitchRowProps = { row: ListedSwitch; failed: boolean; onTurn: (is_on: boolean) => void; onReset: () => void }

function SwitchRow({ row: { name, is_on, by_setting, note, changed_at }, failed, onTurn, onReset }: SwitchRowProps) {
  const say = useSay()
  const when = useFullMoment()
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <SwitchBox checked={is_on} onChange={onTurn} describedBy={`about-${name}`}>
          <span className="font-semibold">{say(`admin_switches.names.${name}`)}</span>
          {name === 'maintenance' && is_on && (
            <span className="ml-2">
              <Tag tone="orange">{say('admin_switches.closed')}</Tag>
            </span>
          )}
        </SwitchBox>
        <p id={`about-${name}`} className="text-ink-2 md:pl-14">
          {say(`admin_switches.abouts.${name}`)}
        </p>
        {is_on && note && (
          <p className="mt-1 md:pl-14">
            “{note.nl}” · “{note.en}”
          </p>
        )}
        {failed && (
          <p role="alert" className="mt-1 text-red-deep md:pl-14">
            {say('admin_switches.not_turned')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-ink-2 md:justify-end">
        <span>
          {changed_at === null ? say('admin_switches.never') : say('admin_switches.turned', { when: when(changed_at) })}
        </span>
        {changed_at !== null && (
          <>
            <Link
              href={adminHref('log', undefined, { subject: `switch:${name}` })}
              className="flex min-h-11 items-center text-green"
            >
              {say('admin_switches.history')}
            </Link>
            <Button look="ghost" size="small" onClick={onReset}>
              {say(by_setting ? 'admin_switches.back_on' : 'admin_switches.back_off')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
