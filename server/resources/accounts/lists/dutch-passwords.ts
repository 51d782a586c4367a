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
