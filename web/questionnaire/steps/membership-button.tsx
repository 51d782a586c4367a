import type { Membership } from '#contract/reference.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ExternalIcon } from '#web/ui/icons.tsx'

interface MembershipButtonProps {
  readonly button: NonNullable<Membership['button']>
  readonly label: string
}

/** A button beside the choice, as the data of the membership has it: to a place of ours, elsewhere, or by sending a form. */
export function MembershipButton({ button: { url, method, fields }, label }: MembershipButtonProps) {
  const say = useSay()
  const outside = !url.startsWith('/')
  const look = { look: 'line', size: 'small', wide: true } as const
  const words = (
    <>
      {label}
      {outside && <span className="sr-only">{` ${say('offers.membership.new_tab')}`}</span>}
    </>
  )
  const after = outside ? <ExternalIcon size={16} /> : undefined
  return (
    // Above the choice, which covers the whole card.
    <div className="relative z-10 mt-2.5">
      {method === 'POST' ? (
        <Button {...look} after={after} onClick={() => postForm(url, fields, outside)}>
          {words}
        </Button>
      ) : (
        <ButtonLink {...look} {...(outside ? { target: '_blank', rel: 'noopener' } : {})} href={url} after={after}>
          {words}
        </ButtonLink>
      )}
    </div>
  )
}

/** Sends a form of its own: the questionnaire is a form already, and forms do not stand inside each other. */
function postForm(url: string, fields: Readonly<Record<string, string>>, newTab: boolean): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  if (newTab) {
    form.target = '_blank'
    form.rel = 'noopener'
  }
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
