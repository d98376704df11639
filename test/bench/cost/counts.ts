/** What is billed or held to a bar, as it is counted while an action is done. */
export type Counts = {
  /** Requests that reached the Worker; static files are free. */
  workerRequests: number
  /** Requests and calls of a Durable Object. */
  roomRequests: number
  /**
   * Frames that reached a room; twenty are billed as one request. Acknowledgements are not among them: how many there
   * are depends on the time between frames, so the mixes say it.
   */
  roomMessages: number
  /** Alarms that rang, but those that a room saves by; each is billed as a request. */
  alarms: number
  /** Alarms that rang for a room to save what had changed: one for all that happened meanwhile. */
  saveAlarms: number
  /** Round trips to D1 that wrote nothing. */
  d1ReadTrips: number
  /** Round trips to D1 in which a row was written. */
  d1WriteTrips: number
  /** Those of them that the Worker made, so that a page waits for them; rooms ask in the background. */
  d1TripsWaitedFor: number
  /** Statements in these trips. */
  d1Statements: number
  d1RowsRead: number
  d1RowsWritten: number
  roomRowsRead: number
  /** Rows that rooms wrote to their storage at once; setting or deleting the alarm is one. */
  roomRowsWritten: number
  /** Rows that rooms wrote for and in their save alarms, setting the alarm among them. */
  roomRowsSaved: number
  /** The longest timer that kept a room awake: it was started and not cleared. */
  timerMs: number
}

export const NO_COUNTS: Readonly<Counts> = {
  workerRequests: 0,
  roomRequests: 0,
  roomMessages: 0,
  alarms: 0,
  saveAlarms: 0,
  d1ReadTrips: 0,
  d1WriteTrips: 0,
  d1TripsWaitedFor: 0,
  d1Statements: 0,
  d1RowsRead: 0,
  d1RowsWritten: 0,
  roomRowsRead: 0,
  roomRowsWritten: 0,
  roomRowsSaved: 0,
  timerMs: 0,
}

/** Both together; of the two timers the longer one. */
export function addCounts(one: Counts, other: Counts): Counts {
  return {
    workerRequests: one.workerRequests + other.workerRequests,
    roomRequests: one.roomRequests + other.roomRequests,
    roomMessages: one.roomMessages + other.roomMessages,
    alarms: one.alarms + other.alarms,
    saveAlarms: one.saveAlarms + other.saveAlarms,
    d1ReadTrips: one.d1ReadTrips + other.d1ReadTrips,
    d1WriteTrips: one.d1WriteTrips + other.d1WriteTrips,
    d1TripsWaitedFor: one.d1TripsWaitedFor + other.d1TripsWaitedFor,
    d1Statements: one.d1Statements + other.d1Statements,
    d1RowsRead: one.d1RowsRead + other.d1RowsRead,
    d1RowsWritten: one.d1RowsWritten + other.d1RowsWritten,
    roomRowsRead: one.roomRowsRead + other.roomRowsRead,
    roomRowsWritten: one.roomRowsWritten + other.roomRowsWritten,
    roomRowsSaved: one.roomRowsSaved + other.roomRowsSaved,
    timerMs: Math.max(one.timerMs, other.timerMs),
  }
}

/** So many of it; a timer is not longer for it. */
export function timesCounts(counts: Counts, factor: number): Counts {
  return {
    workerRequests: counts.workerRequests * factor,
    roomRequests: counts.roomRequests * factor,
    roomMessages: counts.roomMessages * factor,
    alarms: counts.alarms * factor,
    saveAlarms: counts.saveAlarms * factor,
    d1ReadTrips: counts.d1ReadTrips * factor,
    d1WriteTrips: counts.d1WriteTrips * factor,
    d1TripsWaitedFor: counts.d1TripsWaitedFor * factor,
    d1Statements: counts.d1Statements * factor,
    d1RowsRead: counts.d1RowsRead * factor,
    d1RowsWritten: counts.d1RowsWritten * factor,
    roomRowsRead: counts.roomRowsRead * factor,
    roomRowsWritten: counts.roomRowsWritten * factor,
    roomRowsSaved: counts.roomRowsSaved * factor,
    timerMs: counts.timerMs,
  }
}
