import { list, par, richText, seededPage, to } from './building.ts'
import { beginButton, calculate, firstTheCost, head, part, question, questionsAbout } from './parts.ts'

export const whatIsADgaPage = seededPage({
  slug: ['woordenlijst/dga', 'glossary/dga'],
  name: 'Wat is een DGA?',
  meta: {
    title: ['Wat is een DGA?', 'What is a DGA?'],
    description: [
      'Een DGA werkt voor een BV waarvan hij minstens 5% bezit. Over het gebruikelijk loon, dividend en verzekeringen.',
      'A DGA works for a BV and holds at least 5% of it. About the customary salary, dividend and insurance.',
    ],
  },
  body: [
    head(
      ['Wat is een DGA?', 'What is a DGA?'],
      [
        'DGA staat voor directeur-grootaandeelhouder: iemand die voor een BV werkt en er minstens 5% van de aandelen in heeft, ook als dat via een holding is. De meeste mensen die hun eigen BV oprichten, worden DGA.',
        'DGA stands for directeur-grootaandeelhouder, director and major shareholder: someone who works for a BV and holds at least 5% of its shares, also through a holding. Most people who set up their own BV become one.',
      ],
    ),
    part(
      ['Het gebruikelijk loon', 'The customary salary'],
      [
        richText(
          'Een DGA is in dienst bij de eigen BV en krijgt daar een salaris van. De Belastingdienst kijkt of het niet te laag is. Het moet het hoogste zijn van deze drie:',
          list(
            'een vast bedrag, dit jaar {norm.dga} bruto per jaar;',
            'wat iemand met het best vergelijkbare werk verdient;',
            'wat de best betaalde werknemer van je bedrijf verdient.',
          ),
          'Lager mag soms, bijvoorbeeld als je net begint of weinig uren werkt. Je moet dan kunnen uitleggen waarom. Je boekhouder of belastingadviseur weet wat in jouw geval kan.',
        ),
        richText(
          'A DGA is employed by their own BV and receives a salary from it. The tax office checks that it is not too low. It has to be the highest of these three:',
          list(
            'a fixed amount, this year {norm.dga} gross a year;',
            'what someone in the most comparable job earns;',
            'what the best-paid employee of your business earns.',
          ),
          'Less is sometimes possible, for example if you have just started or work few hours. You must then be able to explain why. Your bookkeeper or tax adviser knows what is possible in your case.',
        ),
      ],
    ),
    questionsAbout(
      ['Goed om te weten', 'Good to know'],
      question(
        ['Salaris of dividend?', 'Salary or dividend?'],
        [
          'Allebei kan. Eerst het gebruikelijk loon, waarover loonbelasting gaat. Blijft er winst over, dan kan de BV dividend uitkeren. Daar gelden andere tarieven voor. Dividend in plaats van salaris mag dus meestal niet.',
          'Both are possible. First the customary salary, on which wage tax is due. If there is profit left, the BV can pay dividend, which is taxed at other rates. So dividend instead of a salary is usually not allowed.',
        ],
      ),
      question(
        [
          'Krijg ik salaris van mijn holding of van mijn werk-BV?',
          'Does my salary come from my holding or from my operating BV?',
        ],
        [
          'Meestal van je holding. De werk-BV betaalt de holding dan een vergoeding voor jouw werk, en dat spreken ze af in een managementovereenkomst.',
          'Usually from your holding. The operating BV then pays the holding a fee for your work, and they lay that down in a management agreement.',
        ],
      ),
      question(
        [
          'Ben ik als DGA verzekerd tegen ziekte en werkloosheid?',
          'Am I insured against illness and unemployment as a DGA?',
        ],
        [
          'Vaak niet. Beslis je zelf over je ontslag, dan val je meestal niet onder de werknemersverzekeringen. Denk dus na over wat er gebeurt als je ziek wordt, en over je pensioen.',
          'Often not. If you decide on your own dismissal, you usually fall outside the employee insurance schemes. So think about what happens if you fall ill, and about your pension.',
        ],
      ),
      question(
        ['Kunnen jullie mijn salaris regelen?', 'Can you arrange my salary?'],
        [
          'Ja. Kies bij je bestelling de salarisadministratie: elke maand een loonstrook, de loonaangifte en aan het eind van het jaar de jaaropgave. Wat het kost, zie je in je prijsberekening.',
          'Yes. Add payroll to your order: a payslip every month, the wage tax return and the annual statement at the end of the year. Your price calculation shows what it costs.',
        ],
      ),
    ),
    part(
      ['Verder lezen', 'Read on'],
      [
        richText(
          par(
            'Over je eigen BV beginnen: ',
            to('/bv-oprichten', 'een BV oprichten'),
            '. Over de BV erboven: ',
            to('/woordenlijst/holding', 'wat is een holding?'),
          ),
        ),
        richText(
          par(
            'On starting your own BV: ',
            to('/en/incorporate-dutch-bv', 'set up a Dutch BV'),
            '. On the BV above it: ',
            to('/en/glossary/holding', 'what is a holding?'),
          ),
        ),
      ],
    ),
    firstTheCost(calculate(), beginButton(['/questionnaire/dutch-bv', '/questionnaire/english-bv'])),
  ],
})
