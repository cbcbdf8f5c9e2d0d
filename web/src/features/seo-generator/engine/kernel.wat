;; Fills the template for one location. An operation is two words: the length of the next literal, and the
;; variant (or, with the top bit set, the spintax group) that follows it. Copies go 16 bytes at a time and may
;; write past their end: what comes next overwrites it, and the output area ends with room to spare.
(module
  (memory (export "memory") 1)
  ;; Runs from operation $op to $opEnd, or until the output reaches $limit. Returns the end of the output;
  ;; the next operation and literal are left at addresses 0 and 4.
  (func (export "run")
    (param $op i32) (param $opEnd i32) (param $literal i32) (param $out i32) (param $limit i32)
    (param $variants i32) (param $groups i32) (param $salt i32) (result i32)
    (local $reference i32) (local $from i32) (local $end i32) (local $hash i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $op) (local.get $opEnd)))
        (br_if $done (i32.ge_u (local.get $out) (local.get $limit)))

        ;; the literal
        (local.set $end (i32.add (local.get $out) (i32.load (local.get $op))))
        (local.set $reference (i32.load offset=4 (local.get $op)))
        (local.set $from (local.get $literal))
        (local.set $literal (i32.add (local.get $literal) (i32.load (local.get $op))))
        (local.set $op (i32.add (local.get $op) (i32.const 8)))
        (loop $copy
          (v128.store align=1 (local.get $out) (v128.load align=1 (local.get $from)))
          (v128.store offset=16 align=1 (local.get $out) (v128.load offset=16 align=1 (local.get $from)))
          (local.set $from (i32.add (local.get $from) (i32.const 32)))
          (local.set $out (i32.add (local.get $out) (i32.const 32)))
          (br_if $copy (i32.lt_u (local.get $out) (local.get $end))))
        (local.set $out (local.get $end))

        ;; a group: its key and the location's salt choose the variant
        (if (i32.lt_s (local.get $reference) (i32.const 0))
          (then
            (local.set $from
              (i32.add (local.get $groups)
                (i32.mul (i32.and (local.get $reference) (i32.const 0x7fffffff)) (i32.const 12))))
            (local.set $hash (i32.xor (i32.load offset=8 (local.get $from)) (local.get $salt)))
            (local.set $hash
              (i32.mul
                (i32.xor (local.get $hash) (i32.shr_u (local.get $hash) (i32.const 16)))
                (i32.const 0x85ebca6b)))
            (local.set $hash
              (i32.mul
                (i32.xor (local.get $hash) (i32.shr_u (local.get $hash) (i32.const 13)))
                (i32.const 0xc2b2ae35)))
            (local.set $hash (i32.xor (local.get $hash) (i32.shr_u (local.get $hash) (i32.const 16))))
            (local.set $reference
              (i32.add
                (i32.load (local.get $from))
                (i32.wrap_i64
                  (i64.shr_u
                    (i64.mul
                      (i64.extend_i32_u (local.get $hash))
                      (i64.extend_i32_u (i32.load offset=4 (local.get $from))))
                    (i64.const 32)))))))

        ;; the variant: its address and length stand in the table
        (local.set $reference
          (i32.add (local.get $variants) (i32.shl (local.get $reference) (i32.const 3))))
        (local.set $from (i32.load (local.get $reference)))
        (local.set $end (i32.add (local.get $out) (i32.load offset=4 (local.get $reference))))
        (loop $copy
          (v128.store align=1 (local.get $out) (v128.load align=1 (local.get $from)))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (br_if $copy (i32.lt_u (local.get $out) (local.get $end))))
        (local.set $out (local.get $end))
        (br $next)))
    (i32.store (i32.const 0) (local.get $op))
    (i32.store (i32.const 4) (local.get $literal))
    (local.get $out)))
