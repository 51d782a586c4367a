import { list, par, richText, seededPage, to } from './building.ts'
import { head, part } from './parts.ts'

/** What is kept of people, why, how long, and what they have to say about it. */
export const privacyPage = seededPage({
  slug: ['privacy', 'privacy'],
  name: 'Privacyverklaring',
  meta: {
    title: ['Privacyverklaring', 'Privacy statement'],
    description: [
      'Welke gegevens {brand} van je bewaart, waarom, hoelang en wie ze ziet. En wat jij daarover te zeggen hebt.',
      'Which data {brand} keeps about you, why, for how long and who sees it. And what you have to say about it.',
    ],
  },
  body: [
    head(
      ['Privacyverklaring', 'Privacy statement'],
      [
        'Welke gegevens {brand} van je bewaart, waarom, hoelang, en wat jij daarover te zeggen hebt. {brand} is ervoor verantwoordelijk; je bereikt ons op {email}.',
        'Which data {brand} keeps about you, why, for how long, and what you have to say about it. {brand} is responsible for it; you reach us at {email}.',
      ],
    ),
    part(
      ['Wat we bewaren', 'What we keep'],
      [
        richText(
          list(
            'Van je account: je naam, e-mailadres en telefoonnummer, en op welke apparaten je bent ingelogd.',
            'Van je opdracht: wat je invult over jezelf, je bedrijf en de anderen, je stukken zoals een kopie van je identiteitsbewijs, je berichten en je afspraken.',
            'Van je betalingen: je bestellingen, facturen en lidmaatschap. Je rekening- of kaartgegevens geef je aan de betaaldienst, niet aan ons.',
            'Van je contracten: wat je invult, wie er tekent, en bij een handtekening het tijdstip, het IP-adres en het apparaat. Dat is het bewijs dat er is getekend.',
          ),
        ),
        richText(
          list(
            'Of your account: your name, email address and phone number, and the devices you are logged in on.',
            'Of your order: what you fill in about yourself, your company and the others, your documents such as a copy of your ID, your messages and your appointments.',
            'Of your payments: your orders, invoices and membership. You give your account or card details to the payment service, not to us.',
            'Of your contracts: what you fill in, who signs, and with a signature the time, the IP address and the device. That is the proof that it was signed.',
          ),
        ),
      ],
    ),
    part(
      ['Waarvoor, en waarom dat mag', 'What for, and on what ground'],
      [
        richText(
          list(
            'Om te doen wat je bestelt: je akte maken, naar de notaris brengen en je lidmaatschap en contracten laten werken. Dat is onze overeenkomst met jou.',
            'Omdat de wet het vraagt: weten voor wie we werken, de controle door de notaris, de opgave aan KVK en onze boekhouding.',
            'Omdat het redelijk is: onze dienst veilig houden, je helpen als je iets vraagt en je een paar keer herinneren aan iets wat je begon. Herinneringen zet je met één klik uit.',
            'Omdat je ja zei: nieuws per mail, meten welke pagina’s je bezoekt en iets doorgeven aan een partner. Je ja trek je weer in wanneer je wilt.',
          ),
          'Je BSN gebruiken we alleen voor de notaris, KVK en de UBO-opgave, en nergens anders voor.',
        ),
        richText(
          list(
            'To do what you order: make your deed, take it to the notary and run your membership and contracts. That is our agreement with you.',
            'Because the law requires it: knowing whom we work for, the notary’s checks, the filing with KVK and our bookkeeping.',
            'Because it is reasonable: keeping our service safe, helping you when you ask and reminding you a few times of something you began. You turn reminders off with one click.',
            'Because you said yes: news by email, measuring which pages you visit and passing something on to a partner. You can take your yes back whenever you like.',
          ),
          'We use your citizen service number (BSN) only for the notary, KVK and the UBO filing, and for nothing else.',
        ),
      ],
    ),
    part(
      ['Wie het ziet', 'Who sees it'],
      [
        richText(
          list(
            'De notaris die je akte opmaakt, en de instanties waar je bedrijf wordt ingeschreven. De notaris heeft een eigen geheimhoudingsplicht en is zelf verantwoordelijk voor wat hij met je gegevens doet.',
            'Bedrijven die voor ons werken, zoals de betaaldienst. Zij mogen er niets anders mee doen.',
            'Onze ondersteuning, als dat nodig is om je te helpen. Privégegevens opent zij alleen met een reden, en die zie je terug op je accountpagina.',
            'Wie samen met jou opricht, ziet wat in de akte komt. Wat iemand verzegeld zelf invult, zien alleen diegene en de notaris.',
            'Wie je vraagt een contract te tekenen, ziet dat contract.',
          ),
          'Een akte van oprichting is openbaar: iedereen kan haar bij KVK opvragen. Daarom staan je BSN en je paspoortnummer er niet in. We verkopen nooit gegevens.',
        ),
        richText(
          list(
            'The notary who draws up your deed, and the authorities where your company is registered. The notary has a duty of confidentiality and is responsible for what is done with your data there.',
            'Companies that work for us, such as the payment service. They may not use it for anything else.',
            'Our support, if needed to help you. They open private data only with a reason, which you can see on your account page.',
            'Those who found a company with you see what goes into the deed. What someone fills in under seal is seen only by that person and the notary.',
            'Those you ask to sign a contract see that contract.',
          ),
          'A deed of incorporation is public: anyone can request it from KVK. That is why your BSN and passport number are not in it. We never sell data.',
        ),
      ],
    ),
    part(
      ['Partners, alleen als jij ja zegt', 'Partners, only if you say yes'],
      [
        richText(
          'Wil je in contact komen met een boekhouder, een bank of een jurist, dan zie je eerst precies wat er naar wie gaat. Het zijn nooit meer dan je naam, hoe je bereikbaar bent, je bedrijf en je eigen vraag, en bij sommige diensten wat je bedrijf gaat doen of wie er salaris krijgt. Nooit je BSN, je geboortedatum of je paspoort.',
          'Bedenk je je voordat het weg is, dan gaat er niets. Daarna vragen we de partner om het te wissen; terughalen kunnen we het niet. Dat je toestemming gaf, bewaren we nog een tijd, omdat we dat moeten kunnen laten zien.',
        ),
        richText(
          'If you want to get in touch with a bookkeeper, a bank or a lawyer, you first see exactly what goes to whom. It is never more than your name, how to reach you, your company and your own question, and for some services what your company will do or who receives a salary. Never your BSN, your date of birth or your passport.',
          'If you change your mind before it has gone, nothing goes. After that we ask the partner to erase it; we cannot fetch it back. That you gave consent we keep for a while, because we must be able to show it.',
        ),
      ],
    ),
    part(
      ['Je eigen AI-assistent, alleen als jij hem koppelt', 'Your own AI assistant, only if you connect it'],
      [
        richText(
          par(
            'Je kunt je eigen assistent je vragenlijst laten voorbereiden. Dat staat uit tot jij het aanzet, en jij kiest wat hij mag, voor welk dossier en tot wanneer. Hij leest dan de antwoorden en de conceptakte, en wat hij leest komt bij de maker van je assistent terecht. Je BSN, je geboortedatum, je identiteitsbewijs en je verklaringen krijgt hij nooit. ',
            to('/assistenten', 'Lees hoe het werkt'),
            '.',
          ),
          'Wij bewaren welke assistent het was, wat hij mocht, wanneer hij voor het laatst kwam en welke vragen hij invulde, tot een jaar nadat de verbinding is gestopt. Je verbreekt haar op je accountpagina, en dat werkt meteen.',
        ),
        richText(
          par(
            'You can let your own assistant prepare your questionnaire. That is off until you turn it on, and you choose what it may do, for which file and until when. It then reads the answers and the draft deed, and what it reads ends up with the maker of your assistant. It never gets your BSN, your date of birth, your ID or your declarations. ',
            to('/en/assistants', 'Read how it works'),
            '.',
          ),
          'We keep which assistant it was, what it was allowed to do, when it last came and which questions it filled in, until a year after the connection ended. You end it on your account page, and that works at once.',
        ),
      ],
    ),
    part(
      ['Hoe we het beveiligen', 'How we protect it'],
      [
        'Je BSN, je geboortedatum, het nummer van je identiteitsbewijs en wat je uploadt, bewaren we versleuteld. Foto’s slaan we opnieuw op, zodat de plaats waar ze zijn gemaakt er niet meer in zit. Je wachtwoord kennen wij niet: we bewaren er alleen een afdruk van. Zie je iets wat niet veilig lijkt? Mail naar {email}.',
        'Your BSN, your date of birth, the number of your ID and what you upload are stored encrypted. Photos are saved anew, so that the place where they were taken is no longer in them. We do not know your password: we keep only a fingerprint of it. Do you see something that does not look safe? Email {email}.',
      ],
    ),
    part(
      ['Hoelang we het bewaren', 'How long we keep it'],
      [
        richText(
          'Niet langer dan nodig is. Daarna wordt het vanzelf gewist.',
          list(
            'Een vragenlijst zonder account: {kept.loose_draft} na je laatste wijziging.',
            'Een vragenlijst van je account die niet is betaald: {kept.draft} na je laatste wijziging.',
            'Een prijsberekening: {kept.calculation}.',
            'Een zaak die stopte voordat de notaris je had gecontroleerd: {kept.canceled_case}.',
            'Een zaak die klaar is: vijf jaar na het sluiten, omdat de wet tegen witwassen (Wwft) dat vraagt. Daarna blijft alleen over dat ze er was, wat er wanneer gebeurde en wat het kostte.',
            'Bestellingen, facturen, betalingen en lidmaatschappen: zeven jaar na het einde van het jaar, voor de Belastingdienst.',
            'Een stuk dat is teruggestuurd omdat er iets niet klopte: {kept.rejected_paper} na het sluiten van de zaak.',
            'Contracten: zolang je account bestaat, of korter. Van een bestand dat hier is getekend, blijft daarna alleen een controlegetal zonder namen over, zodat het te controleren blijft.',
            'Je account: tot je het verwijdert. Wat van de wet langer moet blijven, blijft zo lang.',
          ),
          'De notaris bewaart zijn aktes zelf, volgens de regels van zijn beroep.',
        ),
        richText(
          'No longer than needed. After that it is erased by itself.',
          list(
            'A questionnaire without an account: {kept.loose_draft} after your last change.',
            'A questionnaire of your account that was not paid for: {kept.draft} after your last change.',
            'A price calculation: {kept.calculation}.',
            'A case that stopped before the notary had checked you: {kept.canceled_case}.',
            'A case that is done: five years after it was closed, because the anti-money-laundering act (Wwft) requires it. After that only remains that it existed, what happened when and what it cost.',
            'Orders, invoices, payments and memberships: seven years after the end of the year, for the tax office.',
            'A document that was sent back because something was wrong: {kept.rejected_paper} after the case was closed.',
            'Contracts: as long as your account exists, or shorter. Of a file that was signed here, only a checksum without names remains after that, so that it can still be checked.',
            'Your account: until you delete it. What the law makes us keep longer stays that long.',
          ),
          'The notary keeps deeds under the rules of the profession.',
        ),
      ],
    ),
    part(
      ['Wat jij kunt doen', 'What you can do'],
      [
        richText(
          par(
            'Op ',
            to('/questionnaire/account', 'je accountpagina'),
            ' bekijk en verbeter je je gegevens, download je alles wat we van je hebben, zie je wanneer er in je dossiers is gewerkt, en verwijder je je account. Je mag ons ook vragen iets te wissen of niet meer te gebruiken, of bezwaar maken. Mail dan naar {email}.',
          ),
          par(
            'Kom je er met ons niet uit, dan kun je een klacht indienen bij de ',
            to('https://www.autoriteitpersoonsgegevens.nl', 'Autoriteit Persoonsgegevens'),
            '.',
          ),
        ),
        richText(
          par(
            'On ',
            to('/questionnaire/account', 'your account page'),
            ' you see and correct your details, download everything we have about you, see when someone worked in your files, and delete your account. You may also ask us to erase something or stop using it, or object. Email {email} for that.',
          ),
          par(
            'If we cannot work it out together, you can file a complaint with the ',
            to('https://www.autoriteitpersoonsgegevens.nl/en', 'Dutch Data Protection Authority'),
            '.',
          ),
        ),
      ],
    ),
    part(
      ['Cookies', 'Cookies'],
      [
        'We gebruiken een cookie om je antwoorden terug te vinden en een om je taal te onthouden. Vul je een eigen deel in of teken je een contract via een link, dan onthoudt een cookie dat je de code op dat apparaat al gaf. Meten welke pagina’s je bezoekt doen we alleen als je daar ja op zegt, en wat je invult meten we nooit. Wel tellen we bij welke vragen mensen vastlopen, zodat we ze duidelijker kunnen stellen. We tellen alleen hoe vaak het gebeurt: niet wie je bent of wat je antwoordt, en er komt niets voor op je apparaat. Zegt je browser dat je dat niet wilt, dan tel je niet mee. Een filmpje van een ander laden we pas als jij dat wilt.',
        'We use one cookie to find your answers again and one to remember your language. If you fill in your own part or sign a contract by a link, a cookie remembers that you already entered the code on that device. We measure which pages you visit only if you say yes, and never what you fill in. We do count at which questions people get stuck, so that we can ask them more clearly. We count only how often it happens: not who you are or what you answer, and nothing is put on your device for it. If your browser says that you do not want this, you are not counted. A video from someone else is loaded only if you want it.',
      ],
    ),
    part(['Vragen', 'Questions'], ['Mail naar {email}. We helpen je graag.', 'Email {email}. We are happy to help.']),
  ],
})
