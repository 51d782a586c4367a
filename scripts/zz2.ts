import { safeEncode, safeParse } from 'zod/v4/core'
import { questionnaireRoutes } from '#contract/questionnaires.ts'
import { startAnswers, startProgress } from '#domain/flow/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { applyPatch } from '#server/resources/questionnaires/apply-patch.ts'
import { productFor, toAnswer } from '#server/resources/questionnaires/questionnaire.ts'
import { sealAnswers } from '#server/resources/questionnaires/secrets.ts'
import { group, halfway } from './bench/patch-answers.ts'

const product = productFor('dutch-bv')
const references = { unservedCountries: ['IR'], exists: () => true }
const today = '15-11-2026' as never
const vault = vaultWith([Buffer.alloc(32, 1)])
const first = applyPatch(startAnswers(product), halfway, { product, today, references })
if (!first.ok) throw new Error(JSON.stringify(first.issues))
const answers = first.answers
const time = (name: string, n: number, f: (i: number) => unknown) => {
  for (let i = 0; i < n; i++) f(i)
  const c = process.cpuUsage()
  const t = performance.now()
  for (let i = 0; i < n; i++) f(i)
  const u = process.cpuUsage(c)
  console.log(
    name,
    (((performance.now() - t) * 1000) / n).toFixed(1),
    'us wall',
    ((u.user + u.system) / n).toFixed(1),
    'us cpu',
  )
}
time('applyPatch', 5000, (i) => applyPatch(answers, group(i), { product, today, references }))
const nexts = [0, 1, 2, 3].map((i) => applyPatch(answers, group(i), { product, today, references }))
let before = { answers, sealed: sealAnswers(vault, 'u', answers).sealed }
time('seal', 5000, (i) => {
  const n = nexts[i % 4]!
  if (n.ok) {
    const s = sealAnswers(vault, 'u', n.answers, before)
    before = { answers: n.answers, sealed: s.sealed }
  }
})
const kept = {
  uuid: 'u',
  flow: 'dutch-bv' as const,
  version: 3,
  progress: startProgress,
  answers,
  sealed: before.sealed,
  calculation_uuid: null,
  predefined_notary_id: null,
  completed_at: null,
  created_at: new Date(),
  updated_at: new Date(),
}
time('toAnswer', 5000, () => toAnswer(kept))
const r = questionnaireRoutes.get('dutch-bv')!
time('encode', 5000, () => safeEncode(r.save.responses[200] as never, toAnswer(kept) as never))
time('stringify', 5000, () => JSON.stringify(toAnswer(kept)))
time('parse body', 5000, (i) => safeParse(r.save.body as never, group(i)))
console.log(JSON.stringify(toAnswer(kept)).length)
