/** The park's drawings know three times of year; a drawing that does not change with them ignores the argument. */
export type Season = 'summer' | 'autumn' | 'snow'
