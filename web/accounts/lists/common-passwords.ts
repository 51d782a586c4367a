/**
 * What people choose most, in Dutch and English, without the digits and signs that they put around it: the check
 * strips those. Not secret and not complete; it is there to warn.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort passw0rd wachtwoord geheim secret welkom welcome hallo hello hoihoi letmein login inloggen admin
  administrator beheer beheerder root toor test testing tester testtest demo guest gast user gebruiker default changeme
  verander temp temporary tijdelijk nieuw master access toegang open sesame sesam computer laptop internet windows apple
  google facebook youtube twitter instagram linkedin netflix spotify android samsung iphone microsoft adobe oracle cisco
  dell office server system systeem wifi router database mysql welkom01 qwerty qwertyuiop qwertyui qwert qwertz azerty
  asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd qweasdzxc qwerqwer asdfasdf zaqwsx
  abcdef abcdefg abcdefgh abcabc abcd aabbcc aaaaaa aaaaaaaa iloveyou loveyou lovely love lover iloveu ikhouvanjou
  ikhouvanje liefde liefje schat schatje schatjes lieverd poepie poepje kusje kusjes knuffel knuffels baby babygirl
  angel engel engeltje princess prinses prinsesje queen koningin king koning sunshine zonnetje zonneschijn rainbow
  regenboog flower bloem bloemen bloempje butterfly vlinder vlindertje summer zomer winter lente spring herfst autumn
  january februari maart april mei juni juli augustus september oktober november december januari february march may
  june july august october monday tuesday wednesday thursday friday saturday sunday maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag weekend vakantie holiday christmas kerst kerstmis sinterklaas verjaardag birthday happy
  gelukkig dragon draak monkey aap aapje tiger tijger lion leeuw panda bear beer beertje teddybeer dolphin dolfijn
  horse paard paarden paardje pony unicorn eenhoorn kitten poes poesje kat katten katje hond hondje puppy dog cat fish
  vis vogel konijn konijntje hamster cavia muis mickey minnie donald pokemon pikachu mario zelda minecraft roblox
  fortnite starwars superman batman spiderman hulk ironman harrypotter hogwarts simpsons bart homer snoopy garfield
  football voetbal voetballen soccer hockey tennis baseball basketball volleybal hardlopen fietsen wielrennen formule
  verstappen maxverstappen ajax ajaxied feyenoord psv psveindhoven azalkmaar twente vitesse groningen heerenveen
  utrecht willemii sparta nacbreda liverpool arsenal chelsea manchester barcelona realmadrid juventus cruijff
  amsterdam rotterdam denhaag eindhoven tilburg almere breda nijmegen apeldoorn haarlem arnhem enschede amersfoort
  zaandam hoofddorp maastricht leiden dordrecht zoetermeer zwolle deventer delft alkmaar venlo leeuwarden hilversum
  friesland brabant limburg zeeland drenthe nederland holland netherlands oranje belgie antwerpen gent brussel london
  paris newyork california texas canada america amerika europa europe spanje frankrijk italie duitsland ibiza bali
  thomas daniel michael michelle jennifer jessica ashley amanda nicole samantha anthony andrew charlie jordan joshua
  robert william george harley hunter maggie buster killer pepper ginger cookie cookies snickers banana banaan appel
  chocolate chocola kaas stroopwafel pannenkoek pizza patat friet hamburger koffie coffee bier heineken wijn whisky
  sanne lisa lotte emma julia sophie anna eva tess fleur femke marieke kees piet jan henk johan willem pieter klaas
  bram daan sem lucas milan levi finn luuk thijs jeroen marcel martijn dennis patrick robin kevin jasper sander
  papa mama papaenmama mamaenpapa opa oma familie family gezin kinderen broer zusje vriend vriendin vrienden friends
  bestfriends mijnwachtwoord mijnnaam geheimwoord geenidee geenwachtwoord niks niets weetikniet ikweethetniet
  vergeten forgot whatever nothing something trustno trustnoone freedom vrijheid peace vrede jesus jezus god godisgoed
  faith hope hoop heaven hemel money geld rich rijk bitcoin success succes business bedrijf ondernemer onderneming
  company holding oprecht notaris notary kamervankoophandel startup winner winnaar champion kampioen power
  matrix phoenix shadow schaduw ninja samurai pirate piraat rockstar rock metallica guitar gitaar music muziek piano
  techno trance dance disco eminem tupac blink nirvana madonna ferrari porsche mercedes mustang corvette camaro bmw
  audi volkswagen toyota yamaha suzuki honda kawasaki harleydavidson scooter fiets auto trein`
    .split(/\s+/)
    .filter(Boolean),
)
