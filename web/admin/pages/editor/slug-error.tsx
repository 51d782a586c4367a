import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { adminHref } from '../../links.ts'
import type { TakenAddress } from './slug-problem.ts'

type Props = { readonly id: string; readonly problem: 'bad' | 'own' | TakenAddress }

/** Why an address cannot be had; what has it already is a press away. */
export function SlugError({ id, problem }: Props) {
  const say = useSay()
  return (
    <p id={id} role="alert" className="mt-1 text-xs font-semibold text-red">
      {typeof problem === 'string' ? (
        say(`admin_pages.slug.${problem}`)
      ) : (
        <>
          {say('admin_pages.slug.taken')}{' '}
          <Link href={adminHref('pages', problem.uuid)} className="text-red underline underline-offset-3">
            {problem.name}
          </Link>
        </>
      )}
    </p>
  )
}
