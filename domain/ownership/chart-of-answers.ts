import type { Ownership } from '../blueprint/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import { companyTitle, fullNameOf } from '../names/index.ts'
import type { RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, foundsHolding, isDirector, kindOf } from '../shareholders/index.ts'
import type { ChartNode, Holding, StructureChart } from './structure.ts'

/** What the chart is about: the company that is founded or whose shares change hands, or the foundation. */
export const chartTarget = 'company'

/** The holders of shares of whom the answers of a transfer say nothing. */
const otherHolders: ChartNode = { id: 'others', kind: 'company', name: '', isDirector: false, ownersUnknown: true }

/** Those who take part, as the answers have it. What they hold in a holding of their own is all of it. */
export function chartOf(answers: RelevantAnswers, ownership: Ownership): StructureChart {
  const { company_name = '' } = answers.main
  const target: ChartNode = {
    id: chartTarget,
    kind: ownership === 'board' ? 'foundation' : 'company',
    name: companyTitle(company_name, ownership === 'board' ? 'foundation' : 'bv'),
    isDirector: false,
  }
  const people = activeShareholders(answers)
  const nodes = people.flatMap((key) => nodesOf(key, answers[key], ownership))
  if (ownership === 'transfer') return afterTransfer(answers, [...nodes, target])
  const holdings = ownership === 'board' ? [] : people.flatMap((key) => holdingsOf(key, answers))
  return { nodes: [...nodes, target], holdings }
}

/** The first sells, the others buy; what is not sold stays with the first, or is of others too. */
function afterTransfer(answers: RelevantAnswers, nodes: readonly ChartNode[]): StructureChart {
  const { main, p1 } = answers
  const { total_shares: whole = 0, number_shares: sold = 0 } = main
  const kept = Math.max(0, whole - sold)
  const buyers = activeShareholders(answers).filter((key) => key !== 'p1')
  const bought = buyers.map((owner): Holding => {
    const part = buyers.length === 1 ? sold : (answers[owner].shares ?? 0)
    return { owner, owned: chartTarget, part, whole }
  })
  const isSole = p1.sole_shareholder === true
  const rest: Holding = { owner: isSole ? 'p1' : otherHolders.id, owned: chartTarget, part: kept, whole }
  return kept === 0
    ? { nodes, holdings: bought }
    : { nodes: isSole ? nodes : [...nodes, otherHolders], holdings: [...bought, rest] }
}

function nodesOf(key: ShareholderKey, row: ShareholderAnswers, ownership: Ownership): readonly ChartNode[] {
  if (kindOf(row) === 'existing_company') {
    const { company_name = '' } = row
    return [{ id: key, kind: 'company', name: company_name, isDirector: isDirector(row), ownersUnknown: true }]
  }
  // A board has no other members than its directors.
  const directs = ownership === 'board' || isDirector(row)
  const person: ChartNode = { id: key, kind: 'person', name: fullNameOf(row), isDirector: directs }
  const holding: ChartNode = {
    ...{ id: `${key}.holding`, kind: 'company', name: companyTitle(row.holding_name ?? '', 'bv') },
    isDirector: row.new_company_director === true,
  }
  // Whoever founds through a holding that is founded along stands above it.
  return foundsHolding(row) ? [person, holding] : [person]
}

function holdingsOf(key: ShareholderKey, answers: RelevantAnswers): readonly Holding[] {
  const row = answers[key]
  const whole = activeShareholders(answers).reduce((sum, one) => sum + (answers[one].shares ?? 0), 0)
  const own = { owned: chartTarget, part: row.shares ?? 0, whole }
  if (!foundsHolding(row)) return [{ owner: key, ...own }]
  const holding = `${key}.holding`
  return [
    { owner: key, owned: holding, part: 1, whole: 1 },
    { owner: holding, ...own },
  ]
}
