/** The seasons of the park's drawings. A drawing that is the same in all of them ignores the argument. */
export type Season = 'summer' | 'autumn' | 'snow'
