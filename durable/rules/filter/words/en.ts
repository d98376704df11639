import type { WordList } from '../word-list.ts'

export const WORDS_EN: WordList = {
  endings: 's es ed er ers ing y',
  allow: {
    words: `
      scunthorpe penistone shitake shiitake cockatoo cockatiel cockpit cocktail+ cockerel cocker cockle dickens
      moby essex sussex middlesex wessex assassin assume cassette massage embassy therapist grape
      drape scrape arsenal title titan titmouse tit cucumber document circumstance circumcise cumulative cumberland
      cumin saxophone peacock hancock hitchcock woodcock shuttlecock weathercock stopcock gamecock niggle niggles niggled
      niggling niggard niggardly snigger+ sniggering sniggered matsushita pushit mishit mishits fagot fagotto fuchsia
      fucus shitzu bassist basement analyst analysis canal banal manuscript janus uranus tycoon raccoon cocoon coon swank
      twatt twine whorl whorls kumquat spice hello shell dyke pakistan pakistani retardant fitter fitters
      fitting fittings spunky`,
    phrases: `
      pussy cat|cats|willow|willows
      shih tzu
      maine coon|coons
      moby dick
      flame retardant`,
  },
  hold: {
    words: `
      nigger* nigga niggas niggaz faggot* fagg0t* kikes paki pakis wetback+ tranny trannies gook gooks raghead+
      towelhead+ sandnigger+ porchmonkey+ jewboy+ rapeu`,
    phrases: `
      i|we will|shall|gonna|wanna|can kill|murder|rape|stab|behead you|u|ya
      i|we ll|am kill|murder|rape|stab you|u|ya
      im|ima|imma going|gonna kill|murder|rape|stab you|u|ya
      im|i am|m going to kill|murder|rape|stab you|u|ya
      i m going to kill|murder|rape you|u
      ima|imma|ill kill|murder|rape|stab you|u|ya
      kill|hang|neck urself|yourself|yourselves|uself
      kill ur|your self
      go|just|pls|please|should|must|better|gonna|u|you|ya kys
      kys now|bitch|idiot|loser|noob|pls|please|already|asap|nigga|kid|dude|bro|trash|freak|ugly|retard|fatty|urself
      unalive|end|off urself|yourself
      unalive|end ur|your self|life
      slit|cut ur|your wrists
      nobody|noone would|will miss you|u
      no one would|will miss you|u
      better off dead
      go and|to die|kys
      go die
      hope|hoping you|u|ya die|dies
      hope you|u get raped|cancer|killed
      drink bleach
      sieg|heil hitler|heil
      white power
      gas the jews
      dirty|filthy|fucking|stupid|damn jew|jews|muslim|muslims|gypsy|gypsies|immigrant|immigrants|gay|gays|black|blacks|arab|arabs
      hate gays|jews|muslims|blacks|gypsies|immigrants|arabs
      hate|kill all|the jews|gays|muslims|blacks|gypsies|immigrants|arabs
      send me|us nudes|nude|noods
      send nudes|noods|nude`,
  },
  mask: {
    words: `
      *fuck* *fvck* fuk fuking fukin fck fcking fckn phuck phuk shit shits shitty shitting shithead+ shithole+ shitface+
      bullshit* horseshit dipshit+ dogshit batshit shitstorm bitch bitches bitchy biatch beatch bitchass cunt+ *cunt*
      cocksuck* dickhead+ dickface+ dickwad+ asshole+ arsehole+ asswipe+ asshat+ dumbass jackass+ wanker+ wanking twat
      twats whore+ slutty sluts skank+ blowjob+ handjob+ rimjob+ cumshot+ cumslut+ cumming dildo dildos pussy pussies
      porn porno pornhub pornography boner boners milf milfs jizz motherf* bollocks bellend+ tosser+ retard+ retarded
      jerkoff gangbang+ deepthroat* clit clitoris penis vagina boobs hentai buttplug+`,
    phrases: `
      suck my|his cock|dick|balls|ass
      suck cock|dick
      my|your|ur big|huge|fat|small|tiny|hard cock|dick
      big|huge|tiny cock|dick
      eat my ass
      lick my ass|balls
      jerk|wank|jack me|you|it off
      you|u|ya|ur|stupid|dirty|little|fat|fucking|dumb slut|fag|fags|cock|dick|hoe|ass
      youre|your|such|what a slut|fag|hoe|dick
      you re a slut|fag|hoe|dick`,
  },
  flag: {
    words: 'suicide* suicidal pedophile+ paedophile+ pedo pedos kms 1488',
    phrases: `
      are|r you|u home alone
      are|r you|u alone at home
      what is|s your|ur address|number
      whats your|ur address|number
      where do|d you|u live exactly
      which school do you go to
      meet me|up irl
      dont|don tell your|ur mom|mum|dad|parents
      don t tell your mom|mum|dad|parents
      cutting|cut|hurt|hurting myself
      kill myself
      add|follow|find|dm me on snap|snapchat|insta|instagram|tiktok|discord|whatsapp|telegram
      whats|got|ur|your snap|snapchat|insta|instagram|discord|whatsapp
      my snap|snapchat|insta|instagram|discord|whatsapp is
      do you have snap|snapchat|insta|instagram|discord|whatsapp
      want|wanna to die`,
  },
}
