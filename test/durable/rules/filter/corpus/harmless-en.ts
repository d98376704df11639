/** Ordinary English lines, which the filter must not touch. */
export const HARMLESS_EN = `
I come from Scunthorpe
Penistone is in Yorkshire
We drove through Essex and Sussex
Middlesex and Wessex
My class starts at nine
Grass is wet today
Pass me the ball
The glass is empty
Assassins play a good game
I assume you are right
A cassette from the attic
Massage therapy helps my back
The therapist was kind
Grapes are bad for dogs
Raccoons live here
Maine Coon cats are huge
Our Maine Coon is asleep
Shih Tzu puppies are cute
My shih tzu snores
A cockatoo sat on the bench
The cockpit was tiny
Cocktail party at eight
A cocker spaniel ran past
The cockerel crows at dawn
Peacocks in the garden
Hancock lost the match
Shuttlecock and racket
Charles Dickens wrote it
Moby Dick is a whale
Dick Turpin rode to York
Arsenal won again
The title of the book
Titanic sank at night
The document is ready
Under the circumstances
Cucumber sandwiches
Cumulative score
Saxophone practice
Shiitake mushrooms
I snigger at that
Don't niggle about it
Analysis of the game
The canal is frozen
A banal joke
The manuscript is old
Uranus is a planet
The tycoon bought it
Hot cocoa please
Twine and twigs
Kumquats are sour
Spice up the soup
Hello everyone
She sells seashells
Van Dyke painted it
Pakistan played well
Pakistani food is great
The electric fitter came
Fittings for the pipe
Spunky little dog
What a good boy
Who is a good girl?
Pussy cat, pussy cat, where have you been?
Fuchsia is my favourite colour
The mishit went wide
The bassist is late
The basement is dark
Push it to the left
Has hit the wall
I will kill some time here
You are killing it today
That killed me, so funny
I'm dying of laughter
The battery died
I hope you win
I hope you like it
Hang on a second
Hang out with us
Shoot the ball
Kiss kiss
Sit, stay, roll over
Do you want to play?
Meet me at the fountain
What is your dog called?
How old is your dog?
Where is the beach?
The plaza is full today
I got 1 500 000 points
It costs 1200 crowns
See you on 24.12.2026
2024-2026 were good years
The bus leaves at 12:30
Version 1.2.3.4 is out
A B C D E F G
I O U one bone
x o x o
o o o o
Damn, I lost again
What the hell was that
Holy crap that was close
My butt is cold
Bloody weather
Sod it, I am going home
Scrap that idea
Drape the flag
Skyscrapers are tall
Swanky new hat
Whorls and swirls
A niggardly portion
Matsushita made radios
Therapists agree
Night night, Rolex
Sleep tight
Bass guitar or double bass
Embassy of Denmark
Compass and map
Harass is not nice
Ambassador of dogs
Bypass the gate
Brass band on Sunday
Glasses on my nose
Classic match
Assistant needed
Passport please
Noooo way
Yesssss we did it
Woooof
Grrrrrr
Ha ha ha ha
b r b
l o l
G R E A T
I am gay and happy
She is a lesbian
He is black and proud
Jewish food is great
My mum is a muslim
Happy Eid and happy Hanukkah
5 o'clock at the pond
10 out of 10 dogs
C3PO and R2D2
B4 you go
gr8 m8
w8 4 me
h3llo
Oh snap
One two three four five six seven eight
Snap out of it
I should kiss my dog
You will end up in the pond
Ten nine eight seven six five four three two one zero
Snap a picture of it
`
