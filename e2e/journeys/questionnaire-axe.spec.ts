import { someOf } from '#testing/laws.ts'
import { axeClean, breadth, expect, test } from '../fixtures.ts'
import { openAt, prepared, readyCompany, readyPerson } from '../questionnaire/prepared.ts'
import { type Flow, nextButton } from '../questionnaire/walking.ts'

for (const flow of ['dutch-bv', 'english-bv'] as const satisfies readonly Flow[]) {
  test(`axe finds nothing on the company step of ${flow}`, breadth(flow !== 'dutch-bv'), async ({ page }) => {
    const uuid = await prepared(
      page,
      { ...readyCompany, main: { ...readyCompany.main, industry: 'health' }, step: 1 },
      flow,
    )
    for (const substep of [0, 1, 2, 3]) {
      await openAt(page, uuid, `?step=0&substep=${substep}`, flow)
      await axeClean(page)
    }
    await openAt(page, await prepared(page, {}, flow), '', flow)
    await nextButton(page).click()
    await expect(page.getByRole('region', { name: /^(Nog \d+ dingen|\d+ more things)/ })).toBeFocused()
    await axeClean(page)
  })

  for (const type of someOf(['natural_person', 'existing_company', 'new_company'], { oneIn: 3 })) {
    test(
      `axe finds nothing on the shareholders of ${flow}: ${type}`,
      breadth(flow !== 'dutch-bv'),
      async ({ page }) => {
        const people = { p1: readyPerson('Sanne', { type }), p2: { active: true } }
        const uuid = await prepared(page, { ...readyCompany, ...people, step: 1, temporal_step: 1, substep: 0 }, flow)
        for (const substep of [0, 1, 2, 3, 4, 5]) {
          await openAt(page, uuid, `?step=1&substep=${substep}&person=p1`, flow)
          await axeClean(page)
        }
      },
    )
  }
}
