/** What people here choose, beside what is chosen everywhere: without the digits and signs that they put around it. */
export const dutchPasswords: readonly string[] =
  `hoihoi login inloggen beheer beheerder toor gast gebruiker verander tijdelijk nieuw toegang twitter instagram
  linkedin netflix spotify systeem wifi mysql qwertz ikhouvanjou ikhouvanje liefje schat schatjes lieverd poepie
  poepje kusje kusjes knuffel knuffels engeltje prinses prinsesje koningin koning zonnetje zonneschijn regenboog
  bloem bloemen bloempje vlinder vlindertje zomer lente herfst februari maart mei may dinsdag woensdag donderdag
  vrijdag zaterdag zondag kerst kerstmis sinterklaas verjaardag gelukkig draak aap aapje leeuw dolfijn paard paarden
  paardje eenhoorn kat katje hond hondje vis konijntje cavia muis roblox fortnite voetballen volleybal hardlopen
  fietsen wielrennen formule verstappen maxverstappen ajaxied psv psveindhoven azalkmaar twente groningen heerenveen
  willemii nacbreda cruijff eindhoven tilburg almere breda nijmegen apeldoorn haarlem enschede amersfoort zaandam
  hoofddorp maastricht leiden dordrecht zoetermeer zwolle deventer delft alkmaar venlo leeuwarden hilversum
  friesland brabant limburg zeeland drenthe netherlands oranje belgie antwerpen gent spanje frankrijk duitsland
  chocola kaas stroopwafel pannenkoek friet wijn sanne eva femke marieke jan henk klaas bram daan sem finn luuk
  thijs papa mama papaenmama mamaenpapa opa oma gezin kinderen broer zusje vriend vriendin vrienden bestfriends
  mijnwachtwoord mijnnaam geheimwoord geenidee geenwachtwoord niks niets weetikniet ikweethetniet vrijheid vrede
  jezus god godisgoed hemel geld rijk bitcoin bedrijf ondernemer onderneming oprecht notaris notary
  kamervankoophandel winnaar kampioen schaduw piraat gitaar muziek bmw harleydavidson fiets trein`.split(/\s+/)

/** Tens of thousands of passwords from what was stolen elsewhere; read when somebody first chooses one. */
let list: Promise<ReadonlySet<string>> | undefined
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...dutchPasswords])
}

const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

const plain = (text: string) => [...text].map((sign) => alike[sign] ?? sign).join('')

/** Signs around a word that make it no other word to whoever guesses: welkom2026! A long number is a password of its own. */
const mostAround = 6
const core = (text: string) => {
  const bare = text.replace(/^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu, '')
  return text.length - bare.length <= mostAround ? bare : text
}

/** Along the keyboard, the alphabet or the digits, there or back; and the same few signs over and over. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '01234567890123456789',
  '1qaz2wsx3edc4rfv5tgb',
]
const isRow = (text: string) => {
  const back = [...text].reverse().join('')
  return rows.some((row) => row.includes(text) || row.includes(back))
}
const isRepeated = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text)

/** Whether a password is one of the first that anyone would try (NIST SP 800-63B-4, 3.1.1.2). Capitals do not help. */
export async function isCommon(password: string): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase()
  if (isRow(text) || isRepeated(text)) return true
  list ??= readList()
  const known = await list
  return [text, core(text), plain(core(text))].some((form) => known.has(form))
}
