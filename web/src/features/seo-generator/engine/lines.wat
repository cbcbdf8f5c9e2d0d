;; Cuts and counts lines of UTF-8 as nearly all are, many in one call. What it does to a line is what quick-line.ts and
;; line-width.ts do to it; a line that is not as the others is left to them. Looks at 16 bytes at a time: two halves of each byte
;; choose bits of two tables, and where both have one in common the byte is more than to be copied.
;;
;; Words at fixed addresses (many-lines.ts lays them out):
;;   0 literals  4 operations  8 row ends  12 prints: where the next is written
;;   16 lines of the last call  20 cells of the widest line
;;   24 28 32 36 beyond which address of each no further line begins
;;   40 bytes of a line break  44 the break  48 whole words alone  52 what is added to a literal's address
;;   56 what is added to an operation's, divided by 8  60 prints wanted  64 list of words found  68 full
;;   72 delimiter  76 quote, or 0
;;   256 what each byte is at the edge of a cell: 1 blank, 2 formula, 4 part of a word, 8 the same behind C2
;;   2048 each column: its table, and its number among those whose prints are wanted or -1
;;   10240 each column: words replaced, rows changed
;; A table: two of 16 bytes for ASCII and beyond, at 32 the class of each byte, at 288 its first word and the end of the last.
;; A word: small letters, at 32 capitals, at 64 a bit for each letter, at 68 their number, at 80 its variants, at 336 their uses.
(module
  (memory (export "memory") 1)
  (global $matchEnd (mut i32) (i32.const 0))

  ;; Whether two bytes are a letter or a number beyond ASCII.
  (func $isWordPair (param $lead i32) (param $second i32) (result i32)
    (if (i32.eq (local.get $lead) (i32.const 0xc3))
      (then (return (i32.and
        (i32.ne (local.get $second) (i32.const 0x97))
        (i32.ne (local.get $second) (i32.const 0xb7))))))
    (i32.and
      (i32.eq (local.get $lead) (i32.const 0xc2))
      (i32.ne (i32.and (i32.load8_u offset=256 (local.get $second)) (i32.const 8)) (i32.const 0))))

  ;; Whether a letter or a number stands right before or behind.
  (func $touches (param $begin i32) (param $end i32) (result i32)
    (local $byte i32)
    (local.set $byte (i32.load8_u (i32.sub (local.get $begin) (i32.const 1))))
    (if (i32.lt_u (local.get $byte) (i32.const 0x80))
      (then (br_if 0 (i32.eqz (i32.and (i32.load8_u offset=256 (local.get $byte)) (i32.const 4))))
        (return (i32.const 1)))
      (else (br_if 0 (i32.eqz (call $isWordPair
          (i32.load8_u (i32.sub (local.get $begin) (i32.const 2))) (local.get $byte))))
        (return (i32.const 1))))
    (local.set $byte (i32.load8_u (local.get $end)))
    (if (i32.lt_u (local.get $byte) (i32.const 0x80))
      (then (return (i32.and (i32.load8_u offset=256 (local.get $byte)) (i32.const 4)))))
    (call $isWordPair (local.get $byte) (i32.load8_u offset=1 (local.get $end))))

  ;; The variant's place of the first word that begins here; 0 for none, 1 for capitals whose variants stand nowhere.
  (func $match (param $at i32) (param $word i32) (param $last i32) (result i32)
    (local $mask i32) (local $same i32) (local $any i32) (local $bytes v128) (local $small v128)
    (loop $next
      (if (i32.ge_u (local.get $word) (local.get $last)) (then (return (i32.const 0))))
      (local.set $mask (i32.load offset=64 (local.get $word)))
      (local.set $bytes (v128.load align=1 (local.get $at)))
      (local.set $small (i8x16.eq (local.get $bytes) (v128.load align=1 (local.get $word))))
      (local.set $same (i8x16.bitmask (local.get $small)))
      (local.set $any (i8x16.bitmask (v128.or (local.get $small)
        (i8x16.eq (local.get $bytes) (v128.load offset=32 align=1 (local.get $word))))))
      (if (i32.gt_u (local.get $mask) (i32.const 0xffff))
        (then
          (local.set $bytes (v128.load offset=16 align=1 (local.get $at)))
          (local.set $small (i8x16.eq (local.get $bytes) (v128.load offset=16 align=1 (local.get $word))))
          (local.set $same (i32.or (local.get $same)
            (i32.shl (i8x16.bitmask (local.get $small)) (i32.const 16))))
          (local.set $any (i32.or (local.get $any)
            (i32.shl (i8x16.bitmask (v128.or (local.get $small)
              (i8x16.eq (local.get $bytes) (v128.load offset=48 align=1 (local.get $word)))))
              (i32.const 16))))))
      (block $other
        (br_if $other (i32.ne (i32.and (local.get $any) (local.get $mask)) (local.get $mask)))
        (global.set $matchEnd (i32.add (local.get $at) (i32.load offset=68 (local.get $word))))
        (if (i32.load (i32.const 48))
          (then (br_if $other (call $touches (local.get $at) (global.get $matchEnd)))))
        (local.set $same (i32.and (i32.xor (local.get $same) (i32.const -1)) (local.get $mask)))
        (if (i32.ge_u (local.get $same) (i32.const 64)) (then (return (i32.const 1))))
        (return (i32.add (i32.add (local.get $word) (i32.const 80))
          (i32.shl (local.get $same) (i32.const 2)))))
      (local.set $word (i32.add (local.get $word) (i32.const 592)))
      (br $next))
    (unreachable))

  ;; Writes the print of an address as seen-texts.ts takes it; 0 where it is not ASCII alone.
  (func $print (param $at i32) (param $end i32) (param $to i32) (result i32)
    (local $high i32) (local $low i32) (local $four i32) (local $all i32) (local $length i32)
    (local.set $high (i32.const 0x811c9dc5))
    (local.set $low (i32.const 0x01f013b7))
    (local.set $length (i32.sub (local.get $end) (local.get $at)))
    (loop $next
      (local.set $four (i32.load align=1 (local.get $at)))
      (if (i32.lt_u (i32.sub (local.get $end) (local.get $at)) (i32.const 4))
        (then (local.set $four (i32.and (local.get $four)
          (i32.sub (i32.shl (i32.const 1)
            (i32.shl (i32.sub (local.get $end) (local.get $at)) (i32.const 3))) (i32.const 1))))))
      (local.set $all (i32.or (local.get $all) (local.get $four)))
      (local.set $high (i32.mul (i32.xor (local.get $high) (local.get $four)) (i32.const 0x01000193)))
      (local.set $low (i32.mul (i32.xor (local.get $low) (local.get $four)) (i32.const 0x85ebca6b)))
      (local.set $high (i32.xor (local.get $high) (i32.shr_u (local.get $high) (i32.const 15))))
      (local.set $low (i32.xor (local.get $low) (i32.shr_u (local.get $low) (i32.const 13))))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end))))
    (i32.store offset=4 (local.get $to)
      (i32.mul (i32.xor (local.get $high) (local.get $length)) (i32.const 0x01000193)))
    (i32.store offset=8 (local.get $to)
      (i32.shr_u (i32.xor (local.get $low) (i32.shr_u (local.get $low) (i32.const 13))) (i32.const 11)))
    (i32.eqz (i32.and (local.get $all) (i32.const 0x80808080))))

  ;; Whether a cell is more than a reader would leave as it is: blanks at its edges, or the beginning of a formula.
  (func $hasEdge (param $from i32) (param $to i32) (result i32)
    (local $first i32) (local $last i32) (local $beside i32)
    (local.set $first (i32.load8_u (local.get $from)))
    (local.set $last (i32.load8_u (i32.sub (local.get $to) (i32.const 1))))
    (if (i32.and (i32.load8_u offset=256 (local.get $first)) (i32.const 3)) (then (return (i32.const 1))))
    (if (i32.and (i32.load8_u offset=256 (local.get $last)) (i32.const 1)) (then (return (i32.const 1))))
    (if (i32.ge_u (local.get $first) (i32.const 0xc2))
      (then
        (local.set $beside (i32.load8_u offset=1 (local.get $from)))
        (if (i32.or
          (i32.and (i32.eq (local.get $first) (i32.const 0xc2)) (i32.eq (local.get $beside) (i32.const 0xa0)))
          (i32.and (i32.eq (local.get $first) (i32.const 0xe2)) (i32.eq (local.get $beside) (i32.const 0x80))))
          (then (return (i32.const 1))))))
    (if (i32.lt_u (local.get $last) (i32.const 0x80)) (then (return (i32.const 0))))
    (local.set $beside (i32.load8_u (i32.sub (local.get $to) (i32.const 2))))
    (i32.or
      (i32.eq (local.get $beside) (i32.const 0x80))
      (i32.and (i32.eq (local.get $beside) (i32.const 0xc2)) (i32.eq (local.get $last) (i32.const 0xa0)))))

  ;; Adds up what was found in a line: pairs of a variant's uses and a column's counts.
  (func $count (param $at i32) (param $end i32)
    (local $place i32) (local $before i32)
    (loop $next
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return)))
      (local.set $place (i32.load (local.get $at)))
      (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
      (local.set $place (i32.load offset=4 (local.get $at)))
      (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
      (if (i32.ne (local.get $place) (local.get $before))
        (then (i32.store offset=4 (local.get $place)
          (i32.add (i32.load offset=4 (local.get $place)) (i32.const 1)))))
      (local.set $before (local.get $place))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br $next))
    (unreachable))

  ;; Cuts lines from $at on; returns where the first one begins that was not cut.
  (func (export "cut") (param $at i32) (param $end i32) (result i32)
    (local $literal i32) (local $operation i32) (local $rowEnd i32) (local $prints i32) (local $rows i32)
    (local $line i32) (local $limit i32) (local $from i32) (local $column i32) (local $table i32)
    (local $out i32) (local $begun i32) (local $next i32) (local $print i32) (local $log i32) (local $cellLog i32)
    (local $block i32) (local $blockOut i32) (local $mask i32) (local $byte i32) (local $class i32) (local $slot i32)
    (local $bytes v128) (local $high v128) (local $ascii v128) (local $beyond v128)
    (local.set $literal (i32.load (i32.const 0)))
    (local.set $operation (i32.load (i32.const 4)))
    (local.set $rowEnd (i32.load (i32.const 8)))
    (local.set $prints (i32.load (i32.const 12)))
    (i32.store (i32.const 68) (i32.const 0))
    (block $stop
      (loop $nextLine
        (local.set $line (local.get $at))
        (br_if $stop (i32.ge_u (local.get $at) (local.get $end)))
        (if (i32.or
              (i32.or (i32.gt_u (local.get $literal) (i32.load (i32.const 24)))
                      (i32.gt_u (local.get $operation) (i32.load (i32.const 28))))
              (i32.or (i32.gt_u (local.get $rowEnd) (i32.load (i32.const 32)))
                      (i32.gt_u (local.get $prints) (i32.load (i32.const 36)))))
          (then (i32.store (i32.const 68) (i32.const 1)) (br $stop)))
        (i32.store16 align=1 (local.get $literal) (i32.load (i32.const 44)))
        (local.set $out (i32.add (local.get $literal) (i32.load (i32.const 40))))
        (local.set $begun (local.get $literal))
        (local.set $next (local.get $operation))
        (local.set $print (local.get $prints))
        (local.set $log (i32.load (i32.const 64)))
        (local.set $limit (i32.add (local.get $at) (i32.const 32768)))
        (if (i32.gt_u (local.get $limit) (local.get $end)) (then (local.set $limit (local.get $end))))
        (local.set $from (local.get $at))
        (local.set $column (i32.const 0))
        (loop $nextCell
          (local.set $table (i32.load offset=2048 (i32.shl (local.get $column) (i32.const 3))))
          (local.set $ascii (v128.load (local.get $table)))
          (local.set $beyond (v128.load offset=16 (local.get $table)))
          (local.set $cellLog (local.get $log))
          (block $cellEnd
            (loop $scan
              (local.set $bytes (v128.load align=1 (local.get $at)))
              (v128.store align=1 (local.get $out) (local.get $bytes))
              (local.set $high (i8x16.shr_u (local.get $bytes) (i32.const 4)))
              (local.set $bytes (v128.and (local.get $bytes) (i8x16.splat (i32.const 0x0f))))
              (local.set $mask (i8x16.bitmask (i8x16.ne
                (v128.or
                  (v128.and
                    (i8x16.swizzle (local.get $ascii) (local.get $bytes))
                    (i8x16.swizzle
                      (v128.const i8x16 1 2 4 8 16 32 64 128 0 0 0 0 0 0 0 0) (local.get $high)))
                  (v128.and
                    (i8x16.swizzle (local.get $beyond) (local.get $bytes))
                    (i8x16.swizzle
                      (v128.const i8x16 0 0 0 0 0 0 0 0 1 2 4 8 16 32 64 128) (local.get $high))))
                (v128.const i64x2 0 0))))
              (local.set $block (local.get $at))
              (local.set $blockOut (local.get $out))
              (loop $nextByte
                (if (i32.eqz (local.get $mask))
                  (then
                    (local.set $at (i32.add (local.get $block) (i32.const 16)))
                    (local.set $out (i32.add (local.get $blockOut) (i32.const 16)))
                    (br_if $scan (i32.lt_u (local.get $at) (local.get $limit)))
                    (br $stop)))
                (local.set $at (i32.add (local.get $block) (i32.ctz (local.get $mask))))
                (local.set $out (i32.add (local.get $blockOut) (i32.ctz (local.get $mask))))
                (local.set $mask (i32.and (local.get $mask) (i32.sub (local.get $mask) (i32.const 1))))
                (br_if $stop (i32.ge_u (local.get $at) (local.get $limit)))
                (local.set $byte (i32.load8_u (local.get $at)))
                (local.set $class (i32.load8_u offset=32 (i32.add (local.get $table) (local.get $byte))))
                ;; a separator, or the line's end
                (br_if $cellEnd (i32.or
                  (i32.eq (local.get $class) (i32.const 3)) (i32.eq (local.get $class) (i32.const 5))))
                ;; a word may begin
                (if (i32.eq (local.get $class) (i32.const 7))
                  (then
                    (local.set $slot (call $match (local.get $at)
                      (i32.load offset=288 (local.get $table)) (i32.load offset=292 (local.get $table))))
                    (br_if $nextByte (i32.eqz (local.get $slot)))
                    (br_if $stop (i32.eq (local.get $slot) (i32.const 1)))
                    (br_if $stop (i32.eqz (i32.load (local.get $slot))))
                    (i32.store (local.get $next) (i32.sub (local.get $out) (local.get $begun)))
                    (i32.store offset=4 (local.get $next) (i32.load (local.get $slot)))
                    (local.set $next (i32.add (local.get $next) (i32.const 8)))
                    (local.set $begun (local.get $out))
                    (i32.store (local.get $log) (i32.add (local.get $slot) (i32.const 256)))
                    (i32.store offset=4 (local.get $log)
                      (i32.add (i32.const 10240) (i32.shl (local.get $column) (i32.const 3))))
                    (local.set $log (i32.add (local.get $log) (i32.const 8)))
                    (local.set $at (global.get $matchEnd))
                    (br_if $scan (i32.lt_u (local.get $at) (local.get $limit)))
                    (br $stop)))
                ;; punctuation that is usual
                (br_if $stop (i32.ne (local.get $class) (i32.const 2)))
                (br_if $nextByte (i32.eq (i32.load8_u offset=1 (local.get $at)) (i32.const 0x80)))
                (br_if $nextByte (i32.and
                  (i32.eq (i32.load8_u offset=1 (local.get $at)) (i32.const 0x82))
                  (i32.eq (i32.load8_u offset=2 (local.get $at)) (i32.const 0xac))))
                (br $stop))))
          (if (i32.lt_u (local.get $from) (local.get $at))
            (then
              (br_if $stop (call $hasEdge (local.get $from) (local.get $at)))
              (local.set $slot (i32.load offset=2052 (i32.shl (local.get $column) (i32.const 3))))
              (if (i32.and (i32.ge_s (local.get $slot) (i32.const 0)) (i32.load (i32.const 60)))
                (then
                  (br_if $stop (i32.eqz (call $print (local.get $from) (local.get $at) (local.get $print))))
                  (i32.store (local.get $print) (i32.or
                    (i32.shl (local.get $slot) (i32.const 1))
                    (i32.ne (local.get $log) (local.get $cellLog))))
                  (local.set $print (i32.add (local.get $print) (i32.const 12)))))))
          (local.set $column (i32.add (local.get $column) (i32.const 1)))
          (if (i32.eq (local.get $class) (i32.const 3))
            (then
              (br_if $stop (i32.eq (local.get $column) (i32.const 1024)))
              (local.set $at (i32.add (local.get $at) (i32.const 1)))
              (local.set $out (i32.add (local.get $out) (i32.const 1)))
              (local.set $from (local.get $at))
              (br $nextCell))))
        ;; the line's end
        (if (i32.eq (local.get $byte) (i32.const 0x0d))
          (then
            (local.set $at (i32.add (local.get $at) (i32.const 1)))
            (br_if $stop (i32.ge_u (local.get $at) (local.get $end)))
            (br_if $stop (i32.ne (i32.load8_u (local.get $at)) (i32.const 0x0a)))))
        (local.set $at (i32.add (local.get $at) (i32.const 1)))
        ;; a line of one cell with nothing in it
        (br_if $stop (i32.and
          (i32.eq (local.get $column) (i32.const 1))
          (i32.and
            (i32.eq (local.get $out) (i32.add (local.get $literal) (i32.load (i32.const 40))))
            (i32.eq (local.get $next) (local.get $operation)))))
        (if (i32.gt_u (local.get $out) (local.get $begun))
          (then
            (i32.store (local.get $next) (i32.sub (local.get $out) (local.get $begun)))
            (i32.store offset=4 (local.get $next) (i32.const 0))
            (local.set $next (i32.add (local.get $next) (i32.const 8)))))
        (i32.store (local.get $rowEnd)
          (i32.add (i32.shr_u (local.get $next) (i32.const 3)) (i32.load (i32.const 56))))
        (i32.store offset=4 (local.get $rowEnd) (i32.add (local.get $out) (i32.load (i32.const 52))))
        (local.set $rowEnd (i32.add (local.get $rowEnd) (i32.const 8)))
        (local.set $literal (local.get $out))
        (local.set $operation (local.get $next))
        (local.set $prints (local.get $print))
        (local.set $rows (i32.add (local.get $rows) (i32.const 1)))
        (if (i32.gt_u (local.get $column) (i32.load (i32.const 20)))
          (then (i32.store (i32.const 20) (local.get $column))))
        (call $count (i32.load (i32.const 64)) (local.get $log))
        (br $nextLine)))
    (i32.store (i32.const 0) (local.get $literal))
    (i32.store (i32.const 4) (local.get $operation))
    (i32.store (i32.const 8) (local.get $rowEnd))
    (i32.store (i32.const 12) (local.get $prints))
    (i32.store (i32.const 16) (local.get $rows))
    (local.get $line))

  ;; Passes over lines of so many cells, without quotes; returns where the first other one begins.
  (func (export "measure") (param $at i32) (param $end i32) (param $width i32) (result i32)
    (local $line i32) (local $rows i32) (local $cells i32) (local $returns i32) (local $below i32)
    (local $ends i32) (local $delimiters i32) (local $carriage i32) (local $stops i32) (local $bytes v128)
    (local.set $line (local.get $at))
    (local.set $cells (i32.const 1))
    (block $stop
      (loop $scan
        (br_if $stop (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $bytes (v128.load align=1 (local.get $at)))
        (local.set $ends (i8x16.bitmask (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x0a)))))
        (local.set $carriage (i8x16.bitmask (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x0d)))))
        (local.set $delimiters (i8x16.bitmask
          (i8x16.eq (local.get $bytes) (i8x16.splat (i32.load (i32.const 72))))))
        (local.set $stops (i8x16.bitmask (v128.or
          (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0)))
          (i8x16.eq (local.get $bytes) (i8x16.splat (i32.load (i32.const 76)))))))
        (if (i32.lt_u (i32.sub (local.get $end) (local.get $at)) (i32.const 16))
          (then (local.set $stops (i32.or (local.get $stops)
            (i32.shl (i32.const 1) (i32.sub (local.get $end) (local.get $at)))))))
        ;; nothing counts from the first stop on
        (if (local.get $stops)
          (then (local.set $ends (i32.and (local.get $ends)
            (i32.sub (i32.and (local.get $stops) (i32.sub (i32.const 0) (local.get $stops)))
              (i32.const 1))))))
        (loop $nextEnd
          (if (i32.eqz (local.get $ends))
            (then
              (br_if $stop (local.get $stops))
              (local.set $cells (i32.add (local.get $cells) (i32.popcnt (local.get $delimiters))))
              (local.set $returns (i32.add (local.get $returns) (i32.popcnt (local.get $carriage))))
              (local.set $at (i32.add (local.get $at) (i32.const 16)))
              (br $scan)))
          (local.set $below (i32.sub
            (i32.and (local.get $ends) (i32.sub (i32.const 0) (local.get $ends))) (i32.const 1)))
          (br_if $stop (i32.ne (local.get $width) (i32.add (local.get $cells)
            (i32.popcnt (i32.and (local.get $delimiters) (local.get $below))))))
          (local.set $returns (i32.add (local.get $returns)
            (i32.popcnt (i32.and (local.get $carriage) (local.get $below)))))
          (if (local.get $returns)
            (then
              (br_if $stop (i32.gt_u (local.get $returns) (i32.const 1)))
              (br_if $stop (i32.ne (i32.const 0x0d)
                (i32.load8_u (i32.sub (i32.add (local.get $at) (i32.ctz (local.get $ends)))
                  (i32.const 1)))))))
          (local.set $line (i32.add (i32.add (local.get $at) (i32.ctz (local.get $ends))) (i32.const 1)))
          (local.set $rows (i32.add (local.get $rows) (i32.const 1)))
          (local.set $cells (i32.const 1))
          (local.set $returns (i32.const 0))
          (local.set $below (i32.xor (local.get $below) (i32.const -1)))
          (local.set $delimiters (i32.and (local.get $delimiters) (local.get $below)))
          (local.set $carriage (i32.and (local.get $carriage) (local.get $below)))
          (local.set $ends (i32.and (local.get $ends) (i32.sub (local.get $ends) (i32.const 1))))
          (br $nextEnd))))
    (i32.store (i32.const 16) (local.get $rows))
    (local.get $line)))
