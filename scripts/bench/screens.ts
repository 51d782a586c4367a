import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Figure, middle, spreadOf } from './figure.ts'
import { deedKeys } from './screens-deed.ts'
import { beginning, founder, home } from './screens-ours.ts'
import { surveyBeginning, surveyFounder } from './screens-survey.ts'
import { sizeOf, startOthers, startOurs, withoutScripts } from './sites.ts'
import { launch, paintOf } from './slow-browser.ts'
import { buildSurvey } from './survey-build.ts'

const rounds = 5

/** Our screens in a browser four times slower than this one, against a form of SurveyJS and against bare HTML. */
export async function screens(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-screens-'))
  const survey = join(folder, 'survey')
  await buildSurvey(survey)
  const ours = await startOurs(folder)
  const others = await startOthers(survey, await withoutScripts(`${ours.base}/questionnaire/`))
  const browser = await launch()
  try {
    // Whoever is first pays for what the machine has not done yet.
    await round(browser, ours.base, others.base)
    const all: ScreensRound[] = []
    for (let count = 0; count < rounds; count++) all.push(await round(browser, ours.base, others.base))
    return [...(await sizes(all, survey)), ...against(all), ...alone(all)]
  } finally {
    await browser.close()
    await ours.stop()
    await others.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type ScreensRound = Awaited<ReturnType<typeof round>>

/** Ours and theirs in turns, so that a machine that is busy with something else slows all alike. */
async function round(browser: Browser, ours: string, others: string) {
  return {
    begun: await beginning(browser, ours),
    surveyBegun: await surveyBeginning(browser, others),
    founder: await founder(browser, ours),
    surveyFounder: await surveyFounder(browser, others),
    deed: await deedKeys(browser, ours),
    home: await home(browser, ours),
    plainHome: await paintOf(browser, others, '/home'),
  }
}

/** Scripts of the first load, as many as any of the visits asked for. */
async function sizes(all: readonly ScreensRound[], survey: string): Promise<Figure[]> {
  const total = async (folder: string, paths: Iterable<string>) => {
    let bytes = 0
    for (const path of new Set(paths)) bytes += await sizeOf(join(folder, path.replace(/^\/survey/, '')))
    return bytes / 1024
  }
  const ours = await total(
    'dist/web',
    all.flatMap(({ begun }) => begun.scripts),
  )
  const theirs = await total(
    survey,
    all.flatMap(({ surveyBegun }) => surveyBegun.scripts),
  )
  const of = `SurveyJS ${theirs.toFixed(1)} KB`
  return [
    {
      what: 'questionnaire: JavaScript until it can be filled in, gz',
      measured: ours,
      budget: 125,
      aim: 120,
      unit: 'KB',
      of,
    },
  ]
}

/** Each round is compared with itself; the middle of those comparisons is the figure. */
function against(all: readonly ScreensRound[]): Figure[] {
  type Side = (round: ScreensRound) => number
  const ratio = (what: string, budget: number, aim: number, ours: Side, theirs: Side): Figure => {
    const ratios = all.map((round) => ours(round) / theirs(round))
    return {
      what,
      measured: middle(ratios),
      budget,
      ...(aim < budget && { aim }),
      unit: '×',
      of: `${middle(all.map(ours)).toFixed(0)} ms / ${middle(all.map(theirs)).toFixed(0)} ms`,
      spread: spreadOf(ratios),
    }
  }
  const survey = (what: string, budget: number, aim: number, ours: Side, theirs: Side) =>
    ratio(`${what}, against SurveyJS`, budget, aim, ours, theirs)
  const key = (share: number, name: string, budget: number, aim: number) =>
    survey(
      `key press to paint, ${name}`,
      budget,
      aim,
      ({ founder }) => middle(founder.keys, share),
      ({ surveyFounder }) => middle(surveyFounder.keys, share),
    )
  return [
    survey(
      'questionnaire ready',
      0.35,
      0.2,
      ({ begun }) => begun.ready,
      ({ surveyBegun }) => surveyBegun.ready,
    ),
    key(0.5, 'p50', 0.7, 0.5),
    key(0.95, 'p95', 0.7, 0.5),
    survey(
      'showing dependent fields',
      0.25,
      0.15,
      ({ begun }) => begun.show,
      ({ surveyBegun }) => surveyBegun.show,
    ),
    survey(
      'submit with errors',
      0.4,
      0.2,
      ({ begun }) => begun.submit,
      ({ surveyBegun }) => surveyBegun.submit,
    ),
    survey(
      'language switch',
      0.4,
      0.25,
      ({ home }) => home.language,
      ({ surveyFounder }) => surveyFounder.language,
    ),
    survey(
      'opening a list of countries',
      0.3,
      0.15,
      ({ founder }) => founder.list,
      ({ surveyFounder }) => surveyFounder.list,
    ),
    ratio(
      'largest paint of home, against bare HTML',
      1.5,
      1.2,
      ({ home }) => home.paint,
      ({ plainHome }) => plainHome,
    ),
  ]
}

function alone(all: readonly ScreensRound[]): Figure[] {
  const deeds = all.map(({ deed }) => middle(deed.beside) - middle(deed.alone))
  const shifts = all.flatMap(({ begun, founder, home }) => [begun.shift, founder.shift, home.shift])
  return [
    {
      what: 'a full deed written anew and drawn after a key, median',
      measured: middle(deeds),
      budget: 8,
      unit: 'ms',
      spread: spreadOf(deeds),
    },
    { what: 'layout shift, the most of any screen', measured: Math.max(...shifts), budget: 0, unit: '' },
  ]
}
