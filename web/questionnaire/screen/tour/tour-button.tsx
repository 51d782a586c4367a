import { useState } from 'react'
import { loadTexts, sayIn, useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotice } from '../../model/use/frame.ts'

const tourParts = ['steps', 'questions', 'save', 'deed', 'next_button'] as const

/** Offers a look around; nobody is taken along who did not ask. */
export function TourButton() {
  const say = useSay()
  const { locale } = useLocale()
  const notice = useNotice()
  const [coming, setComing] = useState(false)
  const start = async (button: HTMLElement) => {
    setComing(true)
    try {
      const [{ runTour }] = await Promise.all([import('./run-tour.ts'), loadTexts(locale, ['offers'])])
      const words = sayIn(locale)
      await runTour(
        tourParts.map((part) => ({
          part,
          title: words(`offers.tour.${part}.title`),
          text: words(`offers.tour.${part}.text`),
        })),
        {
          next: words('offers.tour.next'),
          previous: words('offers.tour.previous'),
          done: words('offers.tour.done'),
          close: words('offers.tour.close'),
          progress: words('offers.tour.progress'),
        },
        button,
      )
    } catch {
      notice('failed')
    } finally {
      setComing(false)
    }
  }
  return (
    <Button
      look="ghost"
      size="small"
      busy={coming ? say('questionnaire.going') : undefined}
      onClick={(event) => start(event.currentTarget)}
    >
      {say('questionnaire.tour')}
    </Button>
  )
}
