import { useState } from 'react'
import { cents, formatEuros } from '#domain/money/index.ts'
import { call } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { AskingDialog } from './asking-dialog.tsx'

/** What was paid too much, with the way back for it, and what is on that way already. */
export function MoneyNotice() {
  const say = useSay()
  const { locale } = useLocale()
  const { found, act } = useOpenCase()
  const [asked, ask] = useState<number | null>(null)
  const { uuid, overpaid, refunding } = found
  const euros = (sum: number) => ({ amount: formatEuros(cents(sum), locale) })
  const giveBack = async (amount: number) => {
    await act(
      'POST /api/notary/cases/:uuid/refunds',
      (key) => call(key, { params: { uuid }, body: { amount } }),
      say('case.money.given', euros(amount)),
    )
    ask(null)
  }
  return (
    <>
      {overpaid > 0 && (
        <div className="mb-4 [column-span:all]">
          <Banner
            tone="warning"
            action={
              <span className="print:hidden">
                <Button look="line" size="small" onClick={() => ask(overpaid)}>
                  {say('case.money.give_back', euros(overpaid))}
                </Button>
              </span>
            }
          >
            {say('case.money.overpaid', euros(overpaid))}
          </Banner>
        </div>
      )}
      {refunding > 0 && (
        <div className="mb-4 [column-span:all]">
          <Banner>{say('case.money.under_way', euros(refunding))}</Banner>
        </div>
      )}
      <AskingDialog
        open={asked !== null}
        onClose={() => ask(null)}
        title={say('case.money.title', euros(asked ?? 0))}
        about={say('case.money.about')}
        go={say('case.money.give_back', euros(asked ?? 0))}
        onSubmit={() => asked !== null && void giveBack(asked)}
      />
    </>
  )
}
