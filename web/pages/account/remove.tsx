import { useState } from 'react'
import { failureOf, type SignInFailure } from '#web/accounts/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { leaveTo } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AccountSection } from './section.tsx'

/** Deleting everything: asked twice, and refused with the reason where the law obliges us to keep it, or money may still come. */
export function Remove() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <AccountSection heading={say('account.remove.heading')} about={say('account.remove.about')}>
      <Button look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('account.remove.open')}
      </Button>
      {open && <RemoveAccountDialog onClose={() => setOpen(false)} />}
    </AccountSection>
  )
}

const loadProducts = () =>
  call('GET /api/api_customer_dashboard/notary_products').then(({ notary_products }) => notary_products)

/** What would go along, or keeps the account from going: by name, before anybody decides. */
function StillRunning() {
  const say = useSay()
  const products = useResource('products', loadProducts)
  if (products.state !== 'ready' || products.value.length === 0) return null
  return (
    <div>
      <p>{say('account.remove.running')}</p>
      <ul className="mt-1 list-disc pl-5">
        {products.value.map(({ uuid, company_name, state }) => (
          <li key={uuid}>
            {company_name ?? say('account.remove.unnamed')}: {say(`account.remove.states.${state}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function RemoveAccountDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { home_url, support_email } = useSite()
  const [sure, setSure] = useState(false)
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const kept = failure?.code === 'must_be_kept'
  const pending = failure?.code === 'payment_pending'

  async function remove() {
    setPressed(true)
    if (!sure || busy) return
    setBusy(true)
    setFailure(null)
    try {
      await call('DELETE /api/member_auth')
      leaveTo(home_url ?? href('home'))
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say('account.remove.title')}
      closeLabel={say('shell.close')}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {say('account.remove.stay')}
          </Button>
          {!kept && (
            <Button look="danger" busy={busy ? say('account.remove.busy') : undefined} onClick={() => void remove()}>
              {say('account.remove.submit')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{say('account.remove.text')}</p>
        <StillRunning />
        <Checkbox
          checked={sure}
          onChange={setSure}
          error={pressed && !sure ? say('account.remove.tick_first') : undefined}
        >
          {say('account.remove.tick')}
        </Checkbox>
        {kept && (
          <Banner tone="warning" live="alert" title={say('account.remove.kept_title')}>
            {say('account.remove.kept', { email: support_email })}
          </Banner>
        )}
        {pending && (
          <Banner tone="warning" live="alert" title={say('account.remove.pending_title')}>
            {say('account.remove.pending')}
          </Banner>
        )}
        {failure && !kept && !pending && (
          <Banner tone="negative" live="alert">
            {say('account.failed_action')}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
