import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Figure, middle } from './figure.ts'
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
    const all: Round[] = []
    for (let count = 0; count < rounds; count++) all.push(await round(browser, ours.base, others.base))
    return [...(await sizes(all, survey)), ...against(all), ...alone(all)]
  } finally {
    await browser.close()
    await ours.stop()
    await others.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Round = Awaited<ReturnType<typeof round>>

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
async function sizes(all: readonly Round[], survey: string): Promise<Figure[]> {
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
    { what: 'questionnaire: JavaScript until it can be filled in, gz', measured: ours, budget: 130, unit: 'KB', of },
  ]
}

/** Each round is compared with itself; the middle of those comparisons is the figure. */
function against(all: readonly Round[]): Figure[] {
  const ratio = (
    what: string,
    budget: number,
    ours: (one: Round) => number,
    theirs: (one: Round) => number,
  ): Figure => ({
    what,
    measured: middle(all.map((one) => ours(one) / theirs(one))),
    budget,
    unit: '×',
    of: `${middle(all.map(ours)).toFixed(0)} ms / ${middle(all.map(theirs)).toFixed(0)} ms`,
  })
  const key = (share: number, budget: number, name: string) =>
    ratio(
      `key press to paint, ${name}, against SurveyJS`,
      budget,
      (one) => middle(one.founder.keys, share),
      (one) => middle(one.surveyFounder.keys, share),
    )
  return [
    ratio(
      'questionnaire ready, against SurveyJS',
      0.35,
      (one) => one.begun.ready,
      (one) => one.surveyBegun.ready,
    ),
    key(0.5, 0.8, 'p50'),
    key(0.95, 0.9, 'p95'),
    ratio(
      'largest paint of home, against bare HTML',
      1.5,
      (one) => one.home.paint,
      (one) => one.plainHome,
    ),
  ]
}

function alone(all: readonly Round[]): Figure[] {
  const time = (what: string, ours: (one: Round) => number, theirs: (one: Round) => number): Figure => ({
    what,
    measured: middle(all.map(ours)),
    budget: 200,
    unit: 'ms',
    of: `SurveyJS ${middle(all.map(theirs)).toFixed(0)} ms`,
  })
  const shifts = all.flatMap(({ begun, founder, home }) => [begun.shift, founder.shift, home.shift])
  return [
    time(
      'showing dependent fields',
      (one) => one.begun.show,
      (one) => one.surveyBegun.show,
    ),
    time(
      'opening a list of countries',
      (one) => one.founder.list,
      (one) => one.surveyFounder.list,
    ),
    time(
      'submit with errors',
      (one) => one.begun.submit,
      (one) => one.surveyBegun.submit,
    ),
    time(
      'language switch',
      (one) => one.home.language,
      (one) => one.surveyFounder.language,
    ),
    {
      what: 'a full deed written anew and drawn after a key, median',
      measured: middle(all.map(({ deed }) => middle(deed.beside) - middle(deed.alone))),
      budget: 8,
      unit: 'ms',
    },
    { what: 'layout shift, the most of any screen', measured: Math.max(...shifts), budget: 0, unit: '' },
  ]
}
